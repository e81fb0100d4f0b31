import type { Plugin } from 'vite'

/** The statements that add live queries, their change events and cache, and table hooks to Dexie. */
const uses = [
  'this.use(cacheExistingValuesMiddleware);',
  'this.use(cacheMiddleware);',
  'this.use(observabilityMiddleware);',
  'this.use(hooksMiddleware);',
  '    liveQuery,\n',
  '    extendObservabilitySet,\n',
  '    cache,\n',
]

/** The conditions under which Dexie notifies other tabs of changes, and closes for a page in the back-forward cache. */
const conditions = [
  'wasCreated) {\n            const everything',
  "typeof dispatchEvent !== 'undefined' &&\n    typeof addEventListener !== 'undefined'",
  "typeof BroadcastChannel !== 'undefined'",
  "typeof addEventListener !== 'undefined') {\n    addEventListener('pagehide'",
]

/**
 * Removes live queries and table hooks from the worker's Dexie: the worker does not use them, so the bundler can remove
 * their code. This saves bytes at every cold start, and at every write the computation of the affected queries. Hooks
 * without a listener only pass calls on.
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
      // Replaced by spaces, so that source maps stay valid.
      const without = uses.reduce((lean, use) => lean.replace(use, use.replace(/[^\n]/g, ' ')), code)
      const lean = conditions.reduce((lean, text) => lean.replace(text, `false && ${text}`), without)
      return { code: lean, map: null }
    },
  },
})
