import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as valibot from 'valibot'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { stripSchemas, unusedSchemas } from '#scripts/smaller/strip-schemas.ts'
import { chunkName, parseModule, reachable } from './worker-graph.ts'
import type { Chunk } from './worker-scripts.ts'

const sw = join(import.meta.dirname, '../../sw')

/** The core script. */
export interface Core {
  handlers: readonly string[]
  modules: Set<string>
  /** Whether a chunk imports this module from the core. */
  isShared: (file: string) => boolean
}

/** An export of a module that chunks share instead of each having a copy. */
export interface SharedExport {
  file: string
  name: string
  /** Where a chunk finds it: `outpost.shared[7]` in the core, `outpost.common._7` in the chunk of common modules. */
  at: string
}

/** `import('./scale.ts')` → `self.outpost.load("sample-scale")` */
export function replaceImports(code: string, id: string) {
  let replaced = code
  for (const { file, start, end } of parseModule(code, id).chunks.toReversed())
    replaced = `${replaced.slice(0, start)}self.outpost.load(${JSON.stringify(chunkName(file))})${replaced.slice(end)}`
  return { code: replaced, map: null }
}

/** Replaces a module that is shared by one that reads its exports from where they are. */
const sharedModules = (shared: readonly SharedExport[]): Plugin => ({
  name: 'outpost:shared-modules',
  enforce: 'pre',
  load(id) {
    const own = shared.filter(({ file }) => file === id)
    if (own.length === 0) return
    const code = own.map(({ name, at }) => `export const ${name} = ${at}`)
    return { code: code.join('\n'), moduleSideEffects: false }
  },
})

/** Replaces Valibot by the functions of its own chunk, which the other chunks share. */
const sharedValibot: Plugin = {
  name: 'outpost:shared-valibot',
  enforce: 'pre',
  load: {
    filter: { id: /\/node_modules\/valibot\// },
    handler(id) {
      const pure = /@__NO_SIDE_EFFECTS__ \*\/\nfunction ([\w$]+)/g
      const isPure = new Set([...readFileSync(id, 'utf8').matchAll(pure)].map(([, name]) => name))
      const exported = Object.entries(valibot).map(([name, value]) => {
        const shared = `outpost.v.${name}`
        // With this mark, which a function must have, a schema that is not used is removed.
        const marked = `/* @__NO_SIDE_EFFECTS__ */ (...values) => ${shared}(...values)`
        // Some names are words of the language, such as `enum`.
        const isMarked = typeof value === 'function' && isPure.has(value.name)
        return `const $${name} = ${isMarked ? marked : shared}\nexport { $${name} as ${name} }`
      })
      return { code: exported.join('\n'), moduleSideEffects: false }
    },
  },
}

/** Builds the chunk with the functions of Valibot that these chunks use. */
export function buildValibot(chunks: readonly Chunk[], config: ResolvedConfig) {
  const uses = chunks.flatMap(({ code }) => [...code.matchAll(/outpost\.v\.(\w+)/g)])
  const names = new Set(uses.map(([, name]) => name))
  return bundle('valibot', entry, [module(`export { ${[...names].join(', ')} } from 'valibot'`)], config)
}

/** Builds the chunk with the modules that several chunks share. */
export function buildCommon(
  common: readonly SharedExport[],
  shared: readonly SharedExport[],
  config: ResolvedConfig,
) {
  const code = common.map(({ file, name }, index) => `export { ${name} as _${index} } from '${file}'`)
  return bundle(
    'common',
    entry,
    [module(code.join('\n')), sharedModules(shared), sharedValibot, ...ownCode(new Set())],
    config,
  )
}

const entry = 'virtual:entry'

/** Provides the module with which a chunk begins and that is not a file. */
const module = (code: string): Plugin => ({
  name: 'outpost:entry',
  resolveId: id => (id === entry ? `\0${entry}` : undefined),
  load: id => (id === `\0${entry}` ? code : undefined),
})

/** Returns the fields of definitions that a chunk does not use. */
function unusedDefinitions(modules: ReadonlySet<string>) {
  const has = (module: string) => modules.has(join(sw, module))
  return [
    'contract' as const,
    ...(has('search/store.ts') ? [] : (['search'] as const)),
    ...(has('search/store.ts') || has('trash/restorers.ts') ? [] : (['handlers'] as const)),
    ...(has('storage/row-schemas.ts') ? [] : (['row'] as const)),
    ...(has('storage/labels.ts') ? [] : (['label'] as const)),
  ]
}

/** Builds a module that is imported on first use, without what it shares with the core and with other chunks. */
export function buildChunk(
  file: string,
  core: Core,
  shared: readonly SharedExport[],
  config: ResolvedConfig,
): Promise<Chunk> {
  const modules = reachable([file], core.isShared)
  // A module that is also a chunk of its own is complete there.
  const others = shared.filter(one => one.file !== file)
  return bundle(chunkName(file), file, [sharedModules(others), sharedValibot, ...ownCode(modules)], config)
}

/** Removes from these modules what a chunk does not use, and replaces its imports on first use. */
const ownCode = (modules: ReadonlySet<string>): Plugin[] => [
  stripSchemas({ endpoint: ['reply', 'errors', 'waits'], domain: unusedDefinitions(modules) }),
  {
    name: 'outpost:chunk-imports',
    enforce: 'pre',
    transform: { filter: { code: 'import(' }, handler: replaceImports },
  },
]

/** Builds a module and what it imports as a function that returns its exports. */
async function bundle(
  name: string,
  input: string,
  plugins: Plugin[],
  config: ResolvedConfig,
): Promise<Chunk> {
  const built = await build({
    configFile: false,
    root: config.root,
    mode: config.mode,
    logLevel: 'warn',
    publicDir: false,
    plugins,
    build: {
      target: config.build.target,
      write: false,
      outDir: config.build.outDir,
      sourcemap: 'hidden',
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        // Reading `outpost` has no side effect.
        treeshake: { ...unusedSchemas, unknownGlobalSideEffects: false },
        output: {
          format: 'iife',
          name: 'chunk',
          entryFileNames: `${name}.js`,
          generatedCode: { symbols: false },
        },
      },
    },
  })
  const [{ code, map }] = (built as Rolldown.RolldownOutput).output
  return {
    name,
    code: `outpost.creators[${JSON.stringify(name)}]=function(){\n${code.trimEnd()}\nreturn chunk}\n`,
    map: map && JSON.parse(map.toString()),
  }
}
