import { decode } from './decode.ts'

const origin = 'https://outpost.invalid'

/** Pages that must not be gone back to after signing in. spec: sign-out is never kept as a redirect target */
const FORBIDDEN_TARGETS = [
  '/sign-in',
  '/sign-up',
  '/sign-out',
  '/unlock-session',
  '/forgot-password',
  '/reset-password',
]

/** In letters. What another app shares travels in an address, so it may be long; its path may not. */
export const MAX_REDIRECT_LENGTH = 400_000
const MAX_PATH_LENGTH = 2000

/** The path to go to after signing in: `redirectURL` when it stays inside the app, else the root. */
export function safeRedirect(redirectURL: string | undefined): string {
  if (!redirectURL?.startsWith('/') || redirectURL.length > MAX_REDIRECT_LENGTH || !isPath(redirectURL))
    return '/'
  const url = new URL(redirectURL, origin)
  return url.origin === origin && isInside(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : '/'
}

/** A browser reads "\" as "/", drops tabs and newlines, and takes "//host" for another site. */
const isPath = (text: string) => !/^\/\/|[\\\p{Cc}]/u.test(text)

/** However often a path is encoded, each reading of it has to be a path of the app, and none of those above. */
function isInside(pathname: string): boolean {
  const decoded = decode(pathname)
  if (
    decoded === undefined ||
    pathname.length > MAX_PATH_LENGTH ||
    pathname.includes('//') ||
    !isPath(pathname)
  )
    return false
  const resolved = new URL(pathname, origin).pathname.toLowerCase()
  if (
    resolved.includes('//') ||
    FORBIDDEN_TARGETS.some(path => resolved === path || resolved.startsWith(`${path}/`))
  )
    return false
  return decoded === pathname || isInside(decoded)
}
