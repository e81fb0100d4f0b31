import type { Page } from '@playwright/test'

/** Makes calls, all or those of a method, fail as a network does, or lets them through again. */
export const failCalls = (page: Page, path: string, fail: boolean, method?: string) =>
  page.evaluate(
    ({ path, fail, method }) => {
      const own = Reflect.get(window, 'ownFetch') ?? window.fetch
      Reflect.set(window, 'ownFetch', own)
      window.fetch = (request, init) =>
        fail && String(request).includes(path) && (!method || init?.method === method)
          ? Promise.reject(new TypeError('no network'))
          : own(request, init)
    },
    { path, fail, method },
  )
