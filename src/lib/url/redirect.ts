import { decode } from './decode.ts'

const origin = 'https://outpost.invalid'

/** Pages that must not be opened after signing in. spec: sign-out is never stored as a redirect target */
const FORBIDDEN_TARGETS = [
  '/sign-in',
  '/sign-up',
  '/sign-out',
  '/unlock-session',
  '/forgot-password',
  '/reset-password',
]

/**
 * In characters. Content that another app shares is part of the address, so the query may be long; the path may not.
 */
export const MAX_REDIRECT_LENGTH = 400_000
const MAX_PATH_LENGTH = 2000

/** Returns the path to open after signing in: `redirectURL` when it stays inside the app, otherwise the root. */
export function safeRedirect(redirectURL: string | undefined): string {
  if (!redirectURL?.startsWith('/') || redirectURL.length > MAX_REDIRECT_LENGTH || !isPath(redirectURL))
    return '/'
  const url = new URL(redirectURL, origin)
  return url.origin === origin && isInside(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : '/'
}

/**
 * Returns whether a text is a path of this site. A browser treats "\" as "/", removes tabs and newlines, and treats
 * "//host" as another site.
 */
const isPath = (text: string) => !/^\/\/|[\\\p{Cc}]/u.test(text)

/**
 * Returns whether a path, however often it is encoded, is a path of the app in each decoded form, and not one of those
 * above.
 */
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
