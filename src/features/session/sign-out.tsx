import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { client } from '#src/api/client.ts'
import { bearer, endSession, token } from '#src/api/session.ts'
import { BackToSignIn } from '#src/blocks/visitor/frame/back-to-sign-in.tsx'
import { Page } from '#src/blocks/visitor/frame/page.tsx'
import { linkTo } from '#src/blocks/visitor/visitor-links.ts'
import { session } from '#src/contract/session.ts'
import { css } from '#styled-system/css'
import { useCountdown } from './use-countdown.ts'

const api = client(session)

/** Ends the session immediately, then counts down before it redirects. */
export function SignOut() {
  const { t } = useLingui()
  const router = useRouter()
  const navigate = useNavigate()
  const left = useCountdown(5, () => navigate({ href: linkTo('sign-in'), replace: true }))

  useEffect(() => {
    const accessToken = token()
    endSession()
    router.clearCache()
    // The session on this device ends in any case. If the call fails, the token stays valid until it expires.
    if (accessToken)
      api
        .signOut({ headers: { authorization: bearer(accessToken) }, body: { accessToken } })
        .catch(() => undefined)
  }, [router])

  return (
    <Page
      title={t`Signed out`}
      heading={<Trans>See you next shift</Trans>}
      lead={
        <span role="status">
          <Trans>You are signed out. Drafts stay on this device.</Trans>
        </span>
      }
    >
      <p className={css({ marginBottom: '3' })}>
        <Plural value={left} one="Sign-in opens in # second." other="Sign-in opens in # seconds." />
      </p>
      <BackToSignIn />
    </Page>
  )
}
