import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { EmailField } from '#src/blocks/visitor/form/email-field.tsx'
import { Form } from '#src/blocks/visitor/form/form.tsx'
import { PasswordField, PasswordHint } from '#src/blocks/visitor/form/password-field.tsx'
import { TermsField } from '#src/blocks/visitor/form/terms-field.tsx'
import { isEmail, isFilled, isPassword, useSubmit } from '#src/blocks/visitor/form/use-submit.ts'
import { BackToSignIn } from '#src/blocks/visitor/frame/back-to-sign-in.tsx'
import { Page } from '#src/blocks/visitor/frame/page.tsx'
import { linkTo } from '#src/blocks/visitor/visitor-links.ts'
import { session } from '#src/contract/session.ts'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'

const api = client(session)

export function SignUp() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const form = useSubmit({
    checks: {
      name: { isValid: isFilled, message: t`Enter your name as colleagues know it` },
      email: { isValid: isEmail, message: t`Enter the whole address, such as name@shop.vn` },
      password: { isValid: isPassword, message: t`Think of a password` },
      terms: { isValid: isFilled, message: t`Tick the box to go on` },
    },
    send: async ({ name, email, password, company }) => {
      await api.signUp({ body: { name, email, password, company } })
      await navigate({ href: linkTo('confirmation-required') })
    },
  })
  return (
    <Page title={t`Create an account`} lead={<Trans>For you and the shop you work in.</Trans>}>
      <Form form={form} action={<Trans>Create account</Trans>} links={<BackToSignIn />}>
        <Field label={<Trans>Full name</Trans>} error={form.problems.name}>
          <Input size="lg" name="name" autoComplete="name" autoCapitalize="words" />
        </Field>
        <EmailField error={form.problems.email} />
        <PasswordField fresh hint={<PasswordHint />} error={form.problems.password} />
        <Field label={<Trans>Shop or company</Trans>} hint={<Trans>You may leave this empty.</Trans>}>
          <Input size="lg" name="company" autoComplete="organization" />
        </Field>
        <TermsField error={form.problems.terms} />
      </Form>
    </Page>
  )
}
