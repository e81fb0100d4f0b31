import type { Page } from '@playwright/test'

/**
 * Opens another screen as a link does. It is much faster than loading the page again; use it when the navigation itself
 * is not tested.
 */
export const goTo = (page: Page, path: string) =>
  page.evaluate(path => {
    const { pathname, search } = new URL(path, location.origin)
    // The router listens to the page's history.
    history.pushState({}, '', pathname + search)
  }, path)
