import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { token } from '#src/api/session.ts'
import { isSignedIn } from '#src/api/signed-in.ts'
import { safeRedirect } from '#src/lib/url/redirect.ts'

/**
 * spec: a visitor who is not signed in goes to the sign-in page, which remembers the requested page. The server decides
 * with the first call that a screen makes: 401 ends the session. Until then the token decides, and nothing waits.
 */
export function signedInOnly({ location }: { location: ParsedLocation }) {
  if (token()) return
  const redirectURL = safeRedirect(location.href)
  throw redirect({ to: '/sign-in/{-$alias}', search: redirectURL === '/' ? {} : { redirectURL } })
}

/** spec: a signed-in visitor on a guest-only page goes to the root; to the requested page, if the address names it. */
export async function signedOutOnly({ search }: { search: { redirectURL?: string } }) {
  if (await isSignedIn()) throw redirect({ href: safeRedirect(search.redirectURL), replace: true })
}
