import type { Page } from '@playwright/test'

/** Makes calls fail as a network does, or lets them through again. */
export const failCalls = (page: Page, path: string, fail: boolean) =>
  page.evaluate(
    ({ path, fail }) => {
      const own = Reflect.get(window, 'ownFetch') ?? window.fetch
      Reflect.set(window, 'ownFetch', own)
      window.fetch = (request, init) =>
        fail && String(request).includes(path)
          ? Promise.reject(new TypeError('no network'))
          : own(request, init)
    },
    { path, fail },
  )
