import type { Page } from '@playwright/test'

/** Returns the decoded path and query of a page's address. */
export const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return decodeURIComponent(pathname + search)
}
