import type { Page } from '@playwright/test'

/** As `@tanstack/router-core` leaves it on the window for its developer tools. */
declare const __TSR_ROUTER__: { navigate: (to: { href: string }) => Promise<void> }

/** Goes to another screen as a link does: much quicker than loading the page anew, where the way there is not what matters. */
export const goTo = (page: Page, path: string) =>
  page.evaluate(path => {
    const { pathname, search } = new URL(path, location.origin)
    return __TSR_ROUTER__.navigate({ href: pathname + search })
  }, path)
