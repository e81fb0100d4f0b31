import type { Plugin } from 'vite'

/** Where Dexie takes in live queries, what tells them of changes, the cache that they read from, and table hooks. */
const uses = [
  'this.use(cacheExistingValuesMiddleware);',
  'this.use(cacheMiddleware);',
  'this.use(observabilityMiddleware);',
  'this.use(hooksMiddleware);',
  '    liveQuery,\n',
  '    extendObservabilitySet,\n',
  '    cache,\n',
]

/** On what conditions it tells other tabs and windows of changes, and closes for a page that is put aside. */
const conditions = [
  'wasCreated) {\n            const everything',
  "typeof dispatchEvent !== 'undefined' &&\n    typeof addEventListener !== 'undefined'",
  "typeof BroadcastChannel !== 'undefined'",
  "typeof addEventListener !== 'undefined') {\n    addEventListener('pagehide'",
]

/**
 * Leaves live queries and the hooks of tables out of the worker's Dexie: nothing there uses them, so the bundler drops
 * them. That is bytes that every cold start would have to load and parse, and work that every write would do for
 * nobody: to say which queries it touches. Hooks without a listener pass every call on as it is.
 */
export const leanDexie = (): Plugin => ({
  name: 'outpost:lean-dexie',
  apply: 'build',
  transform: {
    filter: { id: /\/dexie\.mjs$/ },
    handler(code) {
      for (const text of [...uses, ...conditions])
        if (!code.includes(text))
          this.error(`Dexie is another than the one this was made for: no “${text.trim()}”`)
      // Blanks for what was there, so source maps hold.
      const without = uses.reduce((lean, use) => lean.replace(use, use.replace(/[^\n]/g, ' ')), code)
      const lean = conditions.reduce((lean, text) => lean.replace(text, `false && ${text}`), without)
      return { code: lean, map: null }
    },
  },
})
