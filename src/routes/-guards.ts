import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { token } from '#src/api/session.ts'
import { isSignedIn } from '#src/api/signed-in.ts'
import { safeRedirect } from '#src/lib/url/redirect.ts'

/**
 * spec: a visitor who is not signed in goes to the sign-in page, and its address contains the requested page. Throws
 * that redirect. Here only the presence of a token is checked, so that no screen has to wait; the first call of the
 * screen checks the token itself, and 401 ends the session.
 */
export function signedInOnly({ location }: { location: ParsedLocation }) {
  if (token()) return
  const redirectURL = safeRedirect(location.href)
  throw redirect({ to: '/sign-in/{-$alias}', search: redirectURL === '/' ? {} : { redirectURL } })
}

/**
 * spec: a signed-in visitor on a guest-only page goes to the root, or to the page that the address requests. Rejects
 * with that redirect.
 */
export async function signedOutOnly({ search }: { search: { redirectURL?: string } }) {
  if (await isSignedIn()) throw redirect({ href: safeRedirect(search.redirectURL), replace: true })
}
