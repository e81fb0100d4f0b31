import { lastSignIn } from './last-sign-in.ts'

/** The pages of a visitor that others lead to. */
type LinkedPage = 'sign-in' | 'sign-up' | 'sign-out' | 'forgot-password' | 'confirmation-required'

/** Returns the address of a page. On a page of the showcase it is that of the same arrangement. */
export function linkTo(page: LinkedPage): string {
  const [, variant] = /\/pages\/authentication\/[^/]+(\/[^/]+)/.exec(location.pathname) ?? []
  if (variant) return `/pages/authentication/${page}${variant}`
  const alias = page === 'sign-in' && lastSignIn()?.alias
  return alias ? `/sign-in/${encodeURIComponent(alias)}` : `/${page}`
}
