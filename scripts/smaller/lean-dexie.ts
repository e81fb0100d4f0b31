import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, type Plugin, parseAst } from 'vite'

const sw = join(import.meta.dirname, '../../sw')
const other = 'Dexie is another than the one this was made for'

/**
 * What the worker does not use: live queries with their change events and cache, table hooks, the list of databases of
 * browsers without `indexedDB.databases`, documents of Yjs, and values that describe a change of a column.
 */
const uses = [
  'this.use(cacheExistingValuesMiddleware);',
  'this.use(cacheMiddleware);',
  'this.use(observabilityMiddleware);',
  'this.use(hooksMiddleware);',
  'hookCreatingChain, nop',
  'hookUpdatingChain, nop',
  'hookDeletingChain, nop',
  'setDebug(debug);',
  '    debug = value;',
  'if (wasCreated)\n                _onDatabaseCreated(db._deps, dbName);',
  '_onDatabaseDeleted(this._deps, this.name);',
  '!ctx.table.schema.yProps &&',
  'if (!yProps)\n',
]

/**
 * Expressions that become false: the conditions under which Dexie notifies other tabs of changes, closes for a page in the
 * back-forward cache, adds `allSettled` and `any` to its promises, shows tasks in the debugger of a local server, runs
 * generators, and works around faults of Safari before 15; and the call that adds methods to its sets of ranges.
 */
const conditions = [
  'props(RangeSet.prototype, {',
  'NativePromise) {\n    if (NativePromise.allSettled',
  'wasCreated) {\n            const everything',
  "typeof dispatchEvent !== 'undefined' &&\n    typeof addEventListener !== 'undefined'",
  "typeof BroadcastChannel !== 'undefined'",
  "typeof addEventListener !== 'undefined') {\n    addEventListener('pagehide'",
  "typeof location !== 'undefined' &&\n    /^(http|https)",
  "typeof returnValue.next === 'function' &&",
  "typeof navigator !== 'undefined' &&\n        !!indexedDB",
  "typeof navigator !== 'undefined' &&\n        /Safari/.test(navigator.userAgent)",
  "typeof navigator !== 'undefined' &&\n                    /Safari/.test(navigator.userAgent)",
  "mode !== 'readonly')\n            storeNames.forEach(",
  'value instanceof PropModification',
  "'mutatedParts' in idbtrans",
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

/** The functions and values of Dexie itself, and of its promises, that no module of the worker uses. */
const unusedStatics = new Set([
  'PSD',
  'asap',
  'async',
  'cache',
  'connections',
  'debug',
  'deepClone',
  'defineClass',
  'delByKeyPath',
  'delete',
  'derive',
  'errnames',
  'extend',
  'extendObservabilitySet',
  'fullNameExceptions',
  'getByKeyPath',
  'getDatabaseNames',
  'getObjectDiff',
  'ignoreTransaction',
  'liveQuery',
  'newPSD',
  'on',
  'override',
  'props',
  'scheduler',
  'semVer',
  'setByKeyPath',
  'shallowClone',
  'spawn',
  'timeout',
  'totalEchoes',
  'usePSD',
  'version',
  'waitFor',
])

/** Matches the text of an error that is thrown for a mistake in the code; without it the message is the name of the error. */
const errorText = /(?<=exceptions\.\w+\()(['`])[^'`$]+\1(?=\))/g

/** Matches a use of one of these. */
const use = new RegExp(
  `\\.(${[...unusedMethods].join('|')})\\(|\\bDexie(\\.Promise)?\\.(${[...unusedStatics].join('|')})\\b`,
)

/**
 * Removes live queries, table hooks, methods and texts from the worker's Dexie: the worker does not use them, so the bundler
 * can remove their code. This saves bytes at every cold start, and at every write the computation of the affected queries.
 * Hooks without a listener only pass calls on. The build fails when a module of the worker uses what is removed.
 */
export const leanDexie = (): Plugin => ({
  name: 'outpost:lean-dexie',
  apply: 'build',
  buildStart() {
    for (const file of readdirSync(sw, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
      const [used] = use.exec(readFileSync(join(sw, file), 'utf8')) ?? []
      if (used) this.error(`sw/${file} uses “${used}”, which scripts/smaller/lean-dexie.ts removes.`)
    }
  },
  transform: {
    filter: { id: /\/dexie\.mjs$/ },
    handler(code) {
      const body = parseAst(code).body
      const methods = body.flatMap(unusedMembers)
      const statics = body.flatMap(unusedProperties)
      if (methods.length !== unusedMethods.size)
        this.error(`${other}: it has ${methods.length} unused methods`)
      if (statics.length !== unusedStatics.size)
        this.error(`${other}: it has ${statics.length} unused functions`)
      for (const text of [...uses, ...conditions])
        if (!code.includes(text)) this.error(`${other}: no “${text.trim()}”`)
      const lean = uses
        .reduce((rest, text) => rest.replace(text, blank), [...methods, ...statics].reduce(blankRange, code))
        .replace(errorText, blank)
      return {
        code: conditions.reduce((rest, text) => rest.replace(text, `false && ${text}`), lean),
        map: null,
      }
    },
  },
})

interface Range {
  start: number
  end: number
}

/** Replaces a text by spaces, so that source maps stay valid. */
const blank = (text: string) => text.replace(/[^\n]/g, ' ')

const blankRange = (code: string, { start, end }: Range) =>
  code.slice(0, start) + blank(code.slice(start, end)) + code.slice(end)

/** Returns the unused methods of a class. */
const unusedMembers = (statement: ESTree.Program['body'][number]) =>
  statement.type === 'ClassDeclaration'
    ? statement.body.body.filter(
        member =>
          member.type === 'MethodDefinition' &&
          member.key.type === 'Identifier' &&
          unusedMethods.has(member.key.name),
      )
    : []

/** Returns the unused properties of `props(Dexie, { … })`, each with the comma after it. */
function unusedProperties(statement: ESTree.Program['body'][number]): Range[] {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') return []
  const [, added] = statement.expression.arguments
  if (added?.type !== 'ObjectExpression') return []
  const { properties, end } = added
  return properties.flatMap((property, index) => {
    const key = property.type === 'Property' ? property.key : property.argument
    if (key.type !== 'Identifier' || !unusedStatics.has(key.name)) return []
    return { start: property.start, end: properties[index + 1]?.start ?? end - 1 }
  })
}
