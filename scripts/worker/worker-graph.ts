import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseAst } from 'vite'

const root = join(import.meta.dirname, '../..')

interface Import {
  /** The imported module of `sw/`, as an absolute path. */
  file: string
  names: string[]
}

interface Module {
  imports: Import[]
  /** The modules that it imports on first use: `import('./scale.ts')`. */
  chunks: { file: string; start: number; end: number }[]
}

interface Node {
  type?: string
  start: number
  end: number
  importKind?: string
  exportKind?: string
  source?: { value: string; type: string } | null
  specifiers?: {
    type: string
    importKind?: string
    exportKind?: string
    imported?: { name: string }
    local?: { name: string }
  }[]
}

/**
 * Returns the file of a module of `sw/`; undefined for a module of another layer, which chunks do not share with the
 * core.
 */
function fileOf(specifier: string | undefined, importer: string) {
  if (!specifier) return undefined
  if (specifier.startsWith('#sw/')) return join(root, specifier.slice(1))
  return specifier.startsWith('./') ? join(dirname(importer), specifier) : undefined
}

/**
 * Returns the imports of a TypeScript module, without imports of types. Throws an `Error` for an `import()` that cannot
 * be replaced.
 */
export function parseModule(code: string, importer: string): Module {
  const found: Module = { imports: [], chunks: [] }
  const visit = (value: unknown) => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (typeof value !== 'object' || value === null) return
    const node = value as Node
    const file = node.source ? fileOf(node.source.value, importer) : undefined
    if (file && node.type === 'ImportExpression')
      found.chunks.push({ file, start: node.start, end: node.end })
    const isStatement = node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration'
    if (file && isStatement && node.importKind !== 'type' && node.exportKind !== 'type') {
      const named = (node.specifiers ?? []).filter(
        one => one.importKind !== 'type' && one.exportKind !== 'type',
      )
      if (named.some(({ type }) => type === 'ImportNamespaceSpecifier'))
        throw new Error(
          `${relative(root, importer)}: a namespace import of sw/ cannot be shared with the core.`,
        )
      const names = named.map(one => (one.imported ?? one.local)?.name ?? '')
      if (names.length > 0) found.imports.push({ file, names })
    }
    Object.values(node).forEach(visit)
  }
  visit(parseAst(code, { lang: 'ts' }).body)
  return found
}

const modules = new Map<string, Module>()

/** Returns the imports of a file. */
export function moduleAt(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const module = parseModule(readFileSync(file, 'utf8'), file)
  modules.set(file, module)
  return module
}

/** Definitions are constant data. Each script has its own copy with the parts that it needs. */
export const isDefinition = (file: string) =>
  /\/sw\/(domains|[\w-]+\/domain|server\/define-domain)\.ts$/.test(file)

/** Returns these modules and the modules of `sw/` that they import, in the order of their first import. */
export function reachable(entries: readonly string[], isOutside: (file: string) => boolean = () => false) {
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file) || isOutside(file)) return
    seen.add(file)
    for (const imported of moduleAt(file).imports) visit(imported.file)
  }
  entries.forEach(visit)
  return seen
}

/** A variable, a collection or a list cache of a module. */
const stateDeclared = /^(export )?let |^(export )?const .*(new (Map|Set|WeakMap|WeakSet)\b|listCache\()/m

/** An object or array of a module of which the module itself changes a field or the entries. */
const stateAssigned =
  /^(?:export )?const (\w+)(?:: [^=\n]+)? = [{[][\s\S]*\b\1(?:\.(?:push|pop|shift|unshift|splice)\(|(?:\.\w+|\[[^\]\n]+\])+ ?(?:\+\+|--|(?:[-+*/%|&]|\?\?|\|\||&&)?=(?![=>])))/m

/** Returns whether the code of a module keeps state between calls: two copies of it would differ. */
export const hasState = (code: string) => stateDeclared.test(code) || stateAssigned.test(code)

export const isStateful = (file: string) => hasState(readFileSync(file, 'utf8'))

/** Returns whether a module imports Dexie, which must exist only once. */
export const needsDexie = (file: string) =>
  /^import (?!type ).*from 'dexie'$/m.test(readFileSync(file, 'utf8'))

/**
 * Returns the name of a chunk: `sw/boards/handlers.ts` becomes `boards`, `sw/uploads/sweep.ts` becomes `uploads-sweep`.
 */
export const chunkName = (file: string) =>
  relative(join(root, 'sw'), file)
    .replace(/(\/handlers)?\.ts$/, '')
    .replaceAll('/', '-')
