const origin = 'https://outpost.invalid'

/** Pages that must not be gone back to after signing in. spec: sign-out is never kept as a redirect target */
const never = ['/sign-in', '/sign-up', '/sign-out', '/unlock-session', '/forgot-password', '/reset-password']

/** The path to go to after signing in: `redirectURL` when it stays inside the app, else the root. */
export function safeRedirect(redirectURL: string | undefined): string {
  // A browser reads "\" as "/", drops tabs and newlines, and takes "//host" for another site.
  if (!redirectURL?.startsWith('/') || /[\\\p{Cc}]/u.test(redirectURL)) return '/'
  const url = new URL(redirectURL, origin)
  if (url.origin !== origin) return '/'
  return never.some(path => url.pathname === path || url.pathname.startsWith(`${path}/`))
    ? '/'
    : `${url.pathname}${url.search}${url.hash}`
}
