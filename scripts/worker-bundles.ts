import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as valibot from 'valibot'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { stripSchemas, unusedSchemas } from './strip-schemas.ts'
import { chunkName, parseModule, reachable } from './worker-graph.ts'
import type { Chunk } from './worker-scripts.ts'

const sw = join(import.meta.dirname, '../sw')

/** The core script. */
export interface Core {
  handlers: readonly string[]
  modules: Set<string>
  /** Whether a chunk imports this module from the core. */
  isShared: (file: string) => boolean
}

/** An export of a module of the core that a chunk imports. */
export interface SharedExport {
  file: string
  name: string
}

/** `import('./scale.ts')` → `self.outpost.load("sample-scale")` */
export function replaceImports(code: string, id: string) {
  let replaced = code
  for (const { file, start, end } of parseModule(code, id).chunks.toReversed())
    replaced = `${replaced.slice(0, start)}self.outpost.load(${JSON.stringify(chunkName(file))})${replaced.slice(end)}`
  return { code: replaced, map: null }
}

/** Replaces a module that the core shares by one that reads its exports from the core. */
const sharedModules = (shared: readonly SharedExport[]): Plugin => ({
  name: 'outpost:shared-modules',
  enforce: 'pre',
  load(id) {
    const names = shared.flatMap(({ file, name }, index) => (file === id ? [{ name, index }] : []))
    if (names.length === 0) return
    const code = names.map(({ name, index }) => `export const ${name} = outpost.shared[${index}]`)
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
  const entry = 'virtual:valibot'
  const functions: Plugin = {
    name: 'outpost:valibot',
    resolveId: id => (id === entry ? `\0${entry}` : undefined),
    load: id => (id === `\0${entry}` ? `export { ${[...names].join(', ')} } from 'valibot'` : undefined),
  }
  return bundle('valibot', entry, [functions], config)
}

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

/** Builds a module that is imported on first use, without what the core shares with it. */
export function buildChunk(
  file: string,
  core: Core,
  shared: readonly SharedExport[],
  config: ResolvedConfig,
): Promise<Chunk> {
  const plugins: Plugin[] = [
    sharedModules(shared),
    sharedValibot,
    stripSchemas({
      endpoint: ['reply', 'errors', 'waits'],
      domain: unusedDefinitions(reachable([file], core.isShared)),
    }),
    {
      name: 'outpost:chunk-imports',
      enforce: 'pre',
      transform: { filter: { code: 'import(' }, handler: replaceImports },
    },
  ]
  return bundle(chunkName(file), file, plugins, config)
}

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
