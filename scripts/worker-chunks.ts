import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as valibot from 'valibot'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { domains } from '#sw/domains.ts'
import { stripSchemas, unusedSchemas } from './strip-schemas.ts'
import {
  chunkName,
  isDefinition,
  isStateful,
  moduleAt,
  needsDexie,
  parseModule,
  reachable,
} from './worker-graph.ts'
import { type Chunk, writeScripts } from './worker-scripts.ts'

const sw = join(import.meta.dirname, '../sw')
const entry = join(sw, 'worker.ts')
const virtual = 'virtual:worker-chunks'

/**
 * Returns the modules of the core script: the worker, the handlers of core domains, all modules that import Dexie, and
 * modules with state that two chunks import, because two copies of their state would differ.
 */
function coreModules(): Core {
  const handlers = domains.filter(({ core }) => core).map(({ name }) => join(sw, name, 'handlers.ts'))
  const modules = reachable([entry, ...handlers])
  for (const file of everything([...modules]))
    if (needsDexie(file)) for (const own of reachable([file])) modules.add(own)
  const core = { handlers, modules, isShared: (file: string) => modules.has(file) && !isDefinition(file) }
  for (let copied = copiedState(core); copied; copied = copiedState(core))
    for (const own of reachable([copied])) modules.add(own)
  return core
}

/** Returns these modules and all modules that they import, also those that are imported on first use. */
function everything(entries: readonly string[]): Set<string> {
  const found = reachable(entries)
  for (const file of found)
    for (const { file: chunk } of moduleAt(file).chunks) for (const own of reachable([chunk])) found.add(own)
  return found
}

interface Core {
  handlers: readonly string[]
  modules: Set<string>
  /** Whether a chunk imports this module from the core. */
  isShared: (file: string) => boolean
}

/**
 * Returns every module that is imported on first use, from the core or from another chunk, with the modules of its
 * chunk.
 */
function chunksOf(core: Core) {
  const chunks = new Map<string, Set<string>>()
  const visit = (file: string) => {
    for (const { file: chunk } of moduleAt(file).chunks) {
      if (chunks.has(chunk) || core.handlers.includes(chunk)) continue
      const modules = reachable([chunk], core.isShared)
      chunks.set(chunk, modules)
      modules.forEach(visit)
    }
  }
  core.modules.forEach(visit)
  return chunks
}

/** Returns a module with state of which two chunks would each have a copy; undefined when there is none. */
function copiedState(core: Core): string | undefined {
  const found = new Set<string>()
  for (const modules of chunksOf(core).values())
    for (const file of modules) {
      if (found.has(file) && isStateful(file)) return file
      found.add(file)
    }
  return undefined
}

/** An export of a module of the core that a chunk imports. */
interface SharedExport {
  file: string
  name: string
}

/** Returns the exports that the core shares with the chunks. A chunk refers to an export by its index in this list. */
function sharedExports(core: Core, chunks: ReadonlyMap<string, ReadonlySet<string>>): SharedExport[] {
  const shared = new Map<string, SharedExport>()
  for (const modules of chunks.values())
    for (const module of modules)
      for (const { file, names } of moduleAt(module).imports)
        if (core.isShared(file)) for (const name of names) shared.set(`${file} ${name}`, { file, name })
  return [...shared.values()]
}

/**
 * Builds a chunk for each module that `sw/` imports by `import('…')`, and replaces that expression by a call that loads
 * the chunk. Several chunks are in one script, because a worker loads scripts one after another; a chunk runs when it is
 * first needed. A worker can import later only scripts that it imported during install, so `installChunks` imports all
 * of them then; the browser stores them, also for offline use. The address of a script contains a hash of its content,
 * so that a new script makes a new worker. Chunks share the modules of the core, so that state exists only once. In
 * development all modules are part of the worker.
 */
export function workerChunks(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'outpost:worker-chunks',
    enforce: 'pre',
    configResolved: resolved => {
      config = resolved
    },
    resolveId: id => (id === virtual ? `\0${virtual}` : undefined),
    async load(id) {
      if (id !== `\0${virtual}`) return
      const core = coreModules()
      const chunks = chunksOf(core)
      if (config.command === 'serve') return registration([...core.handlers, ...chunks.keys()])
      const shared = sharedExports(core, chunks)
      const built = await Promise.all(
        [...chunks.keys()].map(chunk => buildChunk(chunk, core, shared, config)),
      )
      const all = [...built, await buildValibot(built, config)]
      return registration(core.handlers, shared, writeScripts(all, config.build.outDir))
    },
    transform: { filter: { id: /\/sw\/[\w/-]+\.ts$/, code: 'import(' }, handler: replaceImports },
  }
}

/** `import('./scale.ts')` → `self.outpost.load("sample-scale")` */
function replaceImports(code: string, id: string) {
  let replaced = code
  for (const { file, start, end } of parseModule(code, id).chunks.toReversed())
    replaced = `${replaced.slice(0, start)}self.outpost.load(${JSON.stringify(chunkName(file))})${replaced.slice(end)}`
  return { code: replaced, map: null }
}

/**
 * Returns the module that the core imports: the chunks that are part of it, the exports that it shares, and the names of
 * the other chunks by the address of their script.
 */
const registration = (
  own: readonly string[],
  shared: readonly SharedExport[] = [],
  scripts: Record<string, string[]> = {},
) => `
${own.map((file, index) => `import * as own${index} from ${JSON.stringify(file)}`).join('\n')}
${shared
  .map(({ file, name }, index) => `import { ${name} as shared${index} } from ${JSON.stringify(file)}`)
  .join('\n')}
const scripts = ${JSON.stringify(scripts)}
const policy = self.trustedTypes?.createPolicy('outpost', { createScriptURL: url => url })
const run = url => importScripts(policy ? policy.createScriptURL(url) : url)
const chunks = { ${own.map((file, index) => `${JSON.stringify(chunkName(file))}: own${index}`).join(', ')} }
const creators = {}
const create = name => {
  if (!creators[name]) run(Object.keys(scripts).find(url => scripts[url].includes(name)))
  return creators[name]()
}
const chunk = name => (chunks[name] ??= create(name))
self.outpost = {
  creators,
  shared: [${shared.map((_, index) => `shared${index}`).join(', ')}],
  load: async name => chunk(name),
  get v() {
    return chunk('valibot')
  },
}
export const installChunks = () => Object.keys(scripts).forEach(run)`

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
function buildValibot(chunks: readonly Chunk[], config: ResolvedConfig) {
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

function buildChunk(
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
