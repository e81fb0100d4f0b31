import type { Page } from '@playwright/test'

/** Goes to another screen as a link does: much faster than loading the page again, where the navigation is not what is tested. */
export const goTo = (page: Page, path: string) =>
  page.evaluate(path => {
    const { pathname, search } = new URL(path, location.origin)
    // The router listens to the page's history.
    history.pushState({}, '', pathname + search)
  }, path)
