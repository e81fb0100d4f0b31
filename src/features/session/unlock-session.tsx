import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { client } from '#src/api/client.ts'
import { onUnlock } from '#src/api/session-lock.ts'
import { EmailField } from '#src/blocks/visitor/form/email-field.tsx'
import { Form } from '#src/blocks/visitor/form/form.tsx'
import { PasswordField } from '#src/blocks/visitor/form/password-field.tsx'
import { isEmail, isPassword, isWrongPair, useSubmit } from '#src/blocks/visitor/form/use-submit.ts'
import { BackToSignIn } from '#src/blocks/visitor/frame/back-to-sign-in.tsx'
import { Page } from '#src/blocks/visitor/frame/page.tsx'
import { standaloneLink } from '#src/blocks/visitor/frame/standalone-link.ts'
import { lastSignIn } from '#src/blocks/visitor/last-sign-in.ts'
import { linkTo } from '#src/blocks/visitor/visitor-links.ts'
import { session } from '#src/contract/session.ts'
import type { User } from '#src/contract/shared/user.ts'
import { safeRedirect } from '#src/lib/url/redirect.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { css } from '#styled-system/css'
import { useSignInRedirect } from './use-sign-in-redirect.ts'

const api = client(session)

type Props = {
  /** Without a user, who is only known during a session, the address is asked too. */
  user: User | undefined
  redirectURL?: string | undefined
}

/** Asks for the password only, if the user is known. */
export function UnlockSession({ user, redirectURL }: Props) {
  const { t } = useLingui()
  const { prepare, enter } = useSignInRedirect(redirectURL)
  useUnlockElsewhere(redirectURL)
  const form = useSubmit({
    checks: {
      email: { isValid: isEmail, message: t`Enter the whole address, such as name@shop.vn` },
      password: { isValid: isPassword, message: t`Enter your password` },
    },
    refused: error =>
      isWrongPair(error)
        ? {
            password: user
              ? t`This is not the password of ${{ name: user.name }}. Try again.`
              : t`This email and password do not belong together.`,
          }
        : undefined,
    send: async ({ email, password }) => {
      prepare()
      const { accessToken } = await api.unlock({ body: { email, password } })
      await enter(accessToken, { remember: lastSignIn()?.remember ?? true })
    },
  })
  return (
    <Page
      title={t`Unlock`}
      heading={user?.name}
      lead={<Trans>Your session is locked. Enter your password to go on.</Trans>}
      top={user && <Avatar decorative size="xl" name={user.name} image={user.avatar} className={face} />}
    >
      <Form
        form={form}
        action={<Trans>Unlock</Trans>}
        links={
          user ? (
            <Link to="." href={linkTo('sign-out')} preload={false} className={standaloneLink}>
              <Trans>Not you? Sign out</Trans>
            </Link>
          ) : (
            <BackToSignIn />
          )
        }
      >
        {user ? (
          // Password managers need the user name.
          <input type="hidden" name="email" autoComplete="username" defaultValue={user.email} />
        ) : (
          <EmailField error={form.problems.email} defaultValue={lastSignIn()?.email} />
        )}
        <PasswordField autoFocus={user !== undefined} error={form.problems.password} />
      </Form>
    </Page>
  )
}

const face = css({ marginBottom: '5' })

/** Opens the page that the user wanted when another tab unlocks the session. */
function useUnlockElsewhere(redirectURL: string | undefined) {
  const router = useRouter()
  useEffect(
    () => onUnlock(() => void router.navigate({ href: safeRedirect(redirectURL), replace: true })),
    [router, redirectURL],
  )
}
