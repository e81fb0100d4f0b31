import type { Evaluates } from './evaluates.ts'

/**
 * Makes calls of the page fail as without a network, all of a path or those of one method, or lets them through again.
 */
export const failCalls = (page: Evaluates, path: string, fail: boolean, method?: string) =>
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
