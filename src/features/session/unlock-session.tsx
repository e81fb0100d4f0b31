import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { ResetPassword, session, type User } from '#src/contract/session.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { css } from '#styled-system/css'
import { Form } from './form/form.tsx'
import { PasswordField } from './form/password-field.tsx'
import { isWrongPair, useSubmit } from './form/use-submit.ts'
import { Page } from './frame/page.tsx'
import { standaloneLink } from './frame/standalone-link.ts'
import { lastSignIn } from './last-sign-in.ts'
import { useSignInRedirect } from './use-sign-in-redirect.ts'

const api = client(session)

type Props = { user: User; redirectURL?: string | undefined }

/** Asks for the password only: the user is known. */
export function UnlockSession({ user, redirectURL }: Props) {
  const { t } = useLingui()
  const { name, email } = user
  const { prepare, enter } = useSignInRedirect(redirectURL)
  const form = useSubmit({
    schema: ResetPassword,
    words: { password: t`Enter your password` },
    refused: error =>
      isWrongPair(error) ? { password: t`This is not the password of ${name}. Try again.` } : undefined,
    send: async ({ password }) => {
      prepare()
      const { accessToken } = await api.unlock({ body: { email, password } })
      await enter(accessToken, { remember: lastSignIn()?.remember ?? true })
    },
  })
  return (
    <Page
      title={t`Unlock`}
      heading={name}
      lead={<Trans>Your session is locked. Enter your password to go on.</Trans>}
      top={<Avatar decorative size="xl" name={name} image={user.avatar} className={face} />}
    >
      <Form
        form={form}
        action={<Trans>Unlock</Trans>}
        links={
          <Link to="/sign-out" preload={false} className={standaloneLink}>
            <Trans>Not you? Sign out</Trans>
          </Link>
        }
      >
        {/* Password managers need the user name. */}
        <input type="hidden" autoComplete="username" defaultValue={email} />
        <PasswordField autoFocus error={form.problems.password} />
      </Form>
    </Page>
  )
}

const face = css({ marginBottom: '5' })
