import { join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { domains } from '#sw/domains.ts'
import {
  buildChunk,
  buildCommon,
  buildValibot,
  type Core,
  replaceImports,
  type SharedExport,
} from './worker-bundles.ts'
import { chunkName, isDefinition, isStateful, moduleAt, needsDexie, reachable } from './worker-graph.ts'
import { writeScripts } from './worker-scripts.ts'

const sw = join(import.meta.dirname, '../../sw')
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

/** A module that so many chunks have is in the chunk of common modules instead. */
const COMMON_CHUNKS = 3

/**
 * Returns the modules that several chunks share. Definitions are not among them, nor is what imports them: each chunk has
 * its own copy of a definition, with the parts that it needs.
 */
function commonModules(core: Core, chunks: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const all = new Set([...chunks.values()].flatMap(modules => [...modules]))
  const isCommon = (file: string) =>
    [...chunks.values()].filter(modules => modules.has(file)).length >= COMMON_CHUNKS &&
    ![...reachable([file], core.isShared)].some(isDefinition)
  return new Set([...all].filter(isCommon))
}

/** Returns the exports of some modules that other modules import. */
function exportsOf(
  isIncluded: (file: string) => boolean,
  importers: Iterable<string>,
  at: (index: number) => string,
): SharedExport[] {
  const found = new Map<string, SharedExport>()
  for (const module of importers)
    for (const { file, names } of moduleAt(module).imports)
      for (const name of isIncluded(file) ? names : [])
        if (!found.has(`${file} ${name}`)) found.set(`${file} ${name}`, { file, name, at: at(found.size) })
  return [...found.values()]
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
      const modules = new Set([...chunks.values()].flatMap(own => [...own]))
      const common = commonModules(core, chunks)
      const shared = exportsOf(core.isShared, modules, index => `outpost.shared[${index}]`)
      const others = [...modules].filter(file => !common.has(file))
      const commonExports = exportsOf(
        file => common.has(file),
        others,
        index => `outpost.common._${index}`,
      )
      const built = await Promise.all([
        ...[...chunks.keys()].map(chunk => buildChunk(chunk, core, [...shared, ...commonExports], config)),
        buildCommon(commonExports, shared, config),
      ])
      const all = [...built, await buildValibot(built, config)]
      return registration(core.handlers, shared, writeScripts(all, config.build.outDir))
    },
    transform: { filter: { id: /\/sw\/[\w/-]+\.ts$/, code: 'import(' }, handler: replaceImports },
  }
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
  get common() {
    return chunk('common')
  },
}
export const installChunks = () => Object.keys(scripts).forEach(run)`
