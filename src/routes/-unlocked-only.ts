import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { isLocked } from '#src/api/session-lock.ts'
import { safeRedirect } from '#src/lib/url/redirect.ts'

/** While the session is locked, throws a redirect to the page that unlocks it; its address contains the requested page. */
export function unlockedOnly({ location }: { location: ParsedLocation }) {
  if (isLocked())
    throw redirect({ to: '/unlock-session', search: { redirectURL: safeRedirect(location.href) } })
}
