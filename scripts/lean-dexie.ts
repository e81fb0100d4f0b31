import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, parseAst } from 'vite'

const sw = join(import.meta.dirname, '../sw')
const other = 'Dexie is another than the one this was made for'

/** What adds live queries, their change events and cache, and table hooks to Dexie. */
const uses = [
  'this.use(cacheExistingValuesMiddleware);',
  'this.use(cacheMiddleware);',
  'this.use(observabilityMiddleware);',
  'this.use(hooksMiddleware);',
  '    liveQuery,\n',
  '    extendObservabilitySet,\n',
  '    cache,\n',
  'hookCreatingChain, nop',
  'hookUpdatingChain, nop',
  'hookDeletingChain, nop',
]

/**
 * Expressions that become false: the conditions under which Dexie notifies other tabs of changes, closes for a page in the
 * back-forward cache, and adds `allSettled` and `any` to its promises; and the call that adds methods to its sets of ranges.
 */
const conditions = [
  'props(RangeSet.prototype, {',
  'NativePromise) {\n    if (NativePromise.allSettled',
  'wasCreated) {\n            const everything',
  "typeof dispatchEvent !== 'undefined' &&\n    typeof addEventListener !== 'undefined'",
  "typeof BroadcastChannel !== 'undefined'",
  "typeof addEventListener !== 'undefined') {\n    addEventListener('pagehide'",
]

/** The methods of Dexie's classes that no module of the worker calls. */
const unusedMethods = new Set([
  'aboveOrEqual',
  'anyOfIgnoreCase',
  'belowOrEqual',
  'bulkUpdate',
  'defineClass',
  'desc',
  'distinct',
  'eachPrimaryKey',
  'eachUniqueKey',
  'equalsIgnoreCase',
  'inAnyRange',
  'mapToClass',
  'noneOf',
  'notEqual',
  'raw',
  'startsWithAnyOf',
  'startsWithAnyOfIgnoreCase',
  'startsWithIgnoreCase',
  'uniqueKeys',
  'upsert',
  'waitFor',
])

/** Matches a call of one of these methods. */
const call = new RegExp(`\\.(${[...unusedMethods].join('|')})\\(`)

/**
 * Removes live queries, table hooks and methods from the worker's Dexie: the worker does not use them, so the bundler can
 * remove their code. This saves bytes at every cold start, and at every write the computation of the affected queries.
 * Hooks without a listener only pass calls on. The build fails when a module of the worker calls such a method.
 */
export const leanDexie = (): Plugin => ({
  name: 'outpost:lean-dexie',
  apply: 'build',
  buildStart() {
    for (const file of readdirSync(sw, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
      const [called] = call.exec(readFileSync(join(sw, file), 'utf8')) ?? []
      if (called) this.error(`sw/${file} calls “${called}”, which scripts/lean-dexie.ts removes.`)
    }
  },
  transform: {
    filter: { id: /\/dexie\.mjs$/ },
    handler(code) {
      const methods = unusedCode(code)
      if (methods.length !== unusedMethods.size)
        this.error(`${other}: it has ${methods.length} unused methods`)
      for (const text of [...uses, ...conditions])
        if (!code.includes(text)) this.error(`${other}: no “${text.trim()}”`)
      const lean = [...methods, ...uses].reduce((rest, text) => rest.replace(text, blank), code)
      return {
        code: conditions.reduce((rest, text) => rest.replace(text, `false && ${text}`), lean),
        map: null,
      }
    },
  },
})

/** Replaces a text by spaces, so that source maps stay valid. */
const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/** Returns the code of each unused method. */
const unusedCode = (code: string) =>
  parseAst(code)
    .body.flatMap(statement => (statement.type === 'ClassDeclaration' ? statement.body.body : []))
    .flatMap(member => {
      const isUnused =
        member.type === 'MethodDefinition' &&
        member.key.type === 'Identifier' &&
        unusedMethods.has(member.key.name)
      return isUnused ? code.slice(member.start, member.end) : []
    })
