import type { Plugin } from 'vite'

/** Where Dexie takes in live queries, the cache that they read from, and the hooks of tables. */
const uses = ['this.use(cacheMiddleware);', '    liveQuery,\n', '    cache,\n', 'this.use(hooksMiddleware);']

/**
 * Leaves live queries, their cache and the hooks of tables out of the worker's Dexie: nothing there uses them, so the
 * bundler drops them, 3 KiB that every cold start would have to load and parse. For the cache it is what the option
 * `cache: 'disabled'` does; hooks without a listener pass every call on as it is.
 */
export const leanDexie = (): Plugin => ({
  name: 'outpost:lean-dexie',
  apply: 'build',
  transform: {
    filter: { id: /\/dexie\.mjs$/ },
    handler(code) {
      for (const use of uses)
        if (!code.includes(use))
          this.error(`Dexie is another than the one this was made for: no “${use.trim()}”`)
      const lean = uses.reduce((lean, use) => lean.replace(use, use.replace(/[^\n]/g, ' ')), code)
      // Blanks for what was there, so source maps hold.
      return { code: lean, map: null }
    },
  },
})
