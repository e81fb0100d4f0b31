import type { Page } from '@playwright/test'
import type { Evaluates } from '#tests/support/browser/evaluates.ts'

interface Failing {
  path: string
  fail: boolean
  method?: string
}

/**
 * Makes calls of the page fail as without a network, all of a path or those of one method, or lets them through again.
 */
export const failCalls = (page: Evaluates, path: string, fail: boolean, method?: string) =>
  page.evaluate(replaceFetch, { path, fail, ...(method && { method }) })

/** Makes all calls of a path fail on the pages that are opened from now on. */
export const failCallsFromStart = (page: Page, path: string) =>
  page.addInitScript(replaceFetch, { path, fail: true })

/** Runs in the page. */
function replaceFetch({ path, fail, method }: Failing) {
  const own = Reflect.get(window, 'ownFetch') ?? window.fetch
  Reflect.set(window, 'ownFetch', own)
  window.fetch = (request, init) =>
    fail && String(request).includes(path) && (!method || init?.method === method)
      ? Promise.reject(new TypeError('no network'))
      : own(request, init)
}
