import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { EmailField } from '#src/blocks/visitor/form/email-field.tsx'
import { Form } from '#src/blocks/visitor/form/form.tsx'
import { PasswordField } from '#src/blocks/visitor/form/password-field.tsx'
import { isEmail, isPassword, isWrongPair, useSubmit } from '#src/blocks/visitor/form/use-submit.ts'
import { standaloneLink } from '#src/blocks/visitor/frame/standalone-link.ts'
import { keepSignIn, type LastSignIn } from '#src/blocks/visitor/last-sign-in.ts'
import { linkTo } from '#src/blocks/visitor/visitor-links.ts'
import { company } from '#src/contract/company.ts'
import { session } from '#src/contract/session.ts'
import { useSignInRedirect } from '#src/features/session/use-sign-in-redirect.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { css } from '#styled-system/css'
import { SampleAccounts } from './sample-accounts.tsx'

const api = { session: client(session), company: client(company) }

type Props = { alias: string; email?: string | undefined; redirectURL?: string | undefined }

export function SignInForm({ alias, email, redirectURL }: Props) {
  const { t } = useLingui()
  const { prepare, enter } = useSignInRedirect(redirectURL)
  const form = useSubmit({
    checks: {
      email: { isValid: isEmail, message: t`Enter the whole address, such as name@shop.vn` },
      password: { isValid: isPassword, message: t`Enter your password` },
    },
    refused: error =>
      isWrongPair(error)
        ? {
            form: t`This email and password do not belong together.`,
            password: t`Check both and try again. Capital letters count.`,
          }
        : undefined,
    send: async ({ email, password, remember }) => {
      prepare()
      const { accessToken } = await api.session.signIn({ body: { email, password } })
      const signIn = { alias, remember: Boolean(remember), ...(remember && { email }) }
      keepSignIn(signIn)
      await enter(accessToken, signIn)
      void keepCompany(signIn)
    },
  })
  return (
    <Form
      form={form}
      action={<Trans>Sign in</Trans>}
      links={
        <>
          <Link to="." href={linkTo('sign-up')} className={standaloneLink}>
            <Trans>Create an account</Trans>
          </Link>
          <SampleAccounts />
        </>
      }
    >
      <EmailField error={form.problems.email} defaultValue={email} />
      <PasswordField error={form.problems.password} />
      <div className={row}>
        <Checkbox name="remember" defaultChecked>
          <Trans>Remember me on this device</Trans>
        </Checkbox>
        <Link to="." href={linkTo('forgot-password')} className={standaloneLink}>
          <Trans>Forgot password?</Trans>
        </Link>
      </div>
    </Form>
  )
}

/** Stores the name of the shop for the next sign-in on this device. Without a name the alias is shown. */
const keepCompany = (signIn: LastSignIn) =>
  api.company.get().then(
    ({ companyName }) => keepSignIn({ ...signIn, company: companyName }),
    () => undefined,
  )

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
})
