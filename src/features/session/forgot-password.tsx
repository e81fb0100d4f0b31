import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { client } from '#src/api/client.ts'
import { EmailField } from '#src/blocks/visitor/form/email-field.tsx'
import { Form } from '#src/blocks/visitor/form/form.tsx'
import { isEmail, useSubmit } from '#src/blocks/visitor/form/use-submit.ts'
import { BackToSignIn } from '#src/blocks/visitor/frame/back-to-sign-in.tsx'
import { Page } from '#src/blocks/visitor/frame/page.tsx'
import { lastSignIn } from '#src/blocks/visitor/last-sign-in.ts'
import { session } from '#src/contract/session.ts'

const api = client(session)

export function ForgotPassword() {
  const { t } = useLingui()
  const [sentTo, setSentTo] = useState('')
  const form = useSubmit({
    checks: { email: { isValid: isEmail, message: t`Enter the whole address, such as name@shop.vn` } },
    send: async ({ email }) => {
      await api.forgotPassword({ body: { email } })
      setSentTo(email)
    },
  })
  if (sentTo) return <OnItsWay email={sentTo} />
  return (
    <Page
      title={t`Forgot password`}
      heading={<Trans>Forgot your password?</Trans>}
      lead={<Trans>Tell us your work email, and we send a link to choose a new one.</Trans>}
    >
      <Form form={form} action={<Trans>Send the link</Trans>} links={<BackToSignIn />}>
        <EmailField error={form.problems.email} defaultValue={lastSignIn()?.email} />
      </Form>
    </Page>
  )
}

/** Does not reveal whether the address is known. */
function OnItsWay({ email }: { email: string }) {
  const { t } = useLingui()
  return (
    <Page
      takesFocus
      title={t`Forgot password`}
      heading={<Trans>Look at your inbox</Trans>}
      lead={
        <Trans>
          If <strong>{email}</strong> has an account, a mail with a link is on its way. Nothing after a few
          minutes? Look in the spam folder too.
        </Trans>
      }
    >
      <BackToSignIn />
    </Page>
  )
}
