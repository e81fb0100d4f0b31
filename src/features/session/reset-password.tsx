import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { Form } from '#src/blocks/visitor/form/form.tsx'
import { PasswordField, PasswordHint } from '#src/blocks/visitor/form/password-field.tsx'
import { isPassword, useSubmit } from '#src/blocks/visitor/form/use-submit.ts'
import { BackToSignIn } from '#src/blocks/visitor/frame/back-to-sign-in.tsx'
import { Page } from '#src/blocks/visitor/frame/page.tsx'
import { linkTo } from '#src/blocks/visitor/visitor-links.ts'
import { session } from '#src/contract/session.ts'

const api = client(session)

export function ResetPassword() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const form = useSubmit({
    checks: {
      password: { isValid: isPassword, message: t`Think of a password` },
      again: {
        isValid: (text, { password }) => text === password,
        message: t`The two passwords differ. Type the same one again.`,
      },
    },
    send: async ({ password }) => {
      await api.resetPassword({ body: { password } })
      await navigate({ href: `${linkTo('sign-in')}?password=new` })
    },
  })
  return (
    <Page
      title={t`New password`}
      heading={<Trans>Choose a new password</Trans>}
      lead={<Trans>You sign in with it from now on.</Trans>}
    >
      <Form form={form} action={<Trans>Save the password</Trans>} links={<BackToSignIn />}>
        <PasswordField
          fresh
          label={<Trans>New password</Trans>}
          hint={<PasswordHint />}
          error={form.problems.password}
        />
        <PasswordField
          fresh
          name="again"
          label={<Trans>The same once more</Trans>}
          error={form.problems.again}
        />
      </Form>
    </Page>
  )
}
