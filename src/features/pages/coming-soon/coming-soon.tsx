import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { EmailField } from '#src/blocks/visitor/form/email-field.tsx'
import { Form } from '#src/blocks/visitor/form/form.tsx'
import { isEmail, useSubmit } from '#src/blocks/visitor/form/use-submit.ts'
import { Page } from '#src/blocks/visitor/frame/page.tsx'
import { standaloneLink } from '#src/blocks/visitor/frame/standalone-link.ts'
import { lastSignIn } from '#src/blocks/visitor/last-sign-in.ts'
import { api } from '#src/features/pages/load-plan.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'

interface Kept {
  email: string
  isNew: boolean
}

/** Announces what is not there yet, keeps an address for it, and says what happened to the address. */
export function ComingSoon() {
  const { t } = useLingui()
  const [kept, setKept] = useState<Kept>()
  const form = useSubmit({
    checks: { email: { isValid: isEmail, message: t`Enter the whole address, such as name@shop.vn` } },
    send: async ({ email }) => {
      const { isNew } = await api.waitFor({ body: { email } })
      setKept({ email, isNew })
    },
  })
  return (
    <Page
      title={t`Coming soon`}
      heading={<Trans>Almost there</Trans>}
      lead={<Trans>We are building this. Leave your address, and you are the first to know.</Trans>}
    >
      <Form
        form={form}
        action={<Trans>Tell me when it is there</Trans>}
        links={
          <Link to="/" className={standaloneLink}>
            <Trans>Home page</Trans>
          </Link>
        }
      >
        {kept && (
          <Notice
            tone="success"
            title={kept.isNew ? <Kept email={kept.email} /> : <Known email={kept.email} />}
          >
            <Trans>It stays on this device until a server of the shop sends the mail.</Trans>
          </Notice>
        )}
        <EmailField error={form.problems.email} defaultValue={lastSignIn()?.email} />
      </Form>
    </Page>
  )
}

const Kept = ({ email }: { email: string }) => <Trans>{email} is on the list.</Trans>
const Known = ({ email }: { email: string }) => <Trans>{email} was on the list already.</Trans>
