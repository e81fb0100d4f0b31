import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { stripSchemas } from './strip-schemas.ts'

const sw = join(import.meta.dirname, '../sw')

/** What the worker seldom needs, by the name that it asks for: a script of its own each. */
const parts = {
  backup: 'backup/backup.ts',
  hubs: 'hubs/part.ts',
  more: 'more.ts',
  precache: 'pwa/precache-files.ts',
  sample: 'sample/scale.ts',
}

/** Modules that the worker holds anyway. It hands them over, so that no part carries them again. */
const shared = [
  'server/assets',
  'storage/next-top-position',
  'storage/change-log',
  'storage/list-cache',
  'storage/db',
  'server/delay',
  'storage/get-or-404',
  'server/handle',
  'server/error-texts',
  'part',
  'permissions/authorise',
  'permissions/store',
  'server/problem',
  'storage/seeding',
  'session/token',
  'storage/reference-data',
  'storage/where-prefix',
  'storage/tag-store',
  'storage/trash',
  'server/write',
]

const virtual = 'virtual:worker-parts'
const fileOf = (name: string) => join(sw, `${name}.ts`)

/**
 * Builds the worker's parts and gives the worker `virtual:worker-parts`, which loads them. A worker may import later only
 * the scripts that it imported while it was installed, so it imports them all then, and runs each again in a later
 * life at its first use: from the browser's own store, at once and offline. The address of a part holds a hash of
 * its content, so that a new part makes a new worker. Where there are modules (development) they are plain imports.
 */
export function workerParts(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'outpost:worker-parts',
    configResolved: resolved => {
      config = resolved
    },
    resolveId: id => (id === virtual ? `\0${virtual}` : undefined),
    async load(id) {
      if (id !== `\0${virtual}`) return
      if (config.command === 'serve') return asModules()
      const addresses = await Promise.all(
        Object.entries(parts).map(async ([name, entry]) => [name, await buildPart(name, entry, config)]),
      )
      return asScripts(Object.fromEntries(addresses))
    },
  }
}

const asModules = () => `
${Object.entries(parts)
  .map(([name, entry]) => `import * as ${name} from ${JSON.stringify(join(sw, entry))}`)
  .join('\n')}
const parts = { ${Object.keys(parts).join(', ')} }
export const loadPart = name => parts[name]
export const installParts = () => {}`

const asScripts = (addresses: Record<string, string>) => `
${shared.map((name, index) => `import * as m${index} from ${JSON.stringify(fileOf(name))}`).join('\n')}
self.outpost = { ${shared.map((name, index) => `${JSON.stringify(name)}: m${index}`).join(', ')} }
const addresses = ${JSON.stringify(addresses)}
const policy = self.trustedTypes?.createPolicy('outpost', { createScriptURL: url => url })
const run = url => importScripts(policy ? policy.createScriptURL(url) : url)
export const loadPart = name => {
  if (!self.outpost.parts?.[name]) run(addresses[name])
  return self.outpost.parts[name]
}
export const installParts = () => Object.keys(addresses).forEach(loadPart)`

/** Writes `worker-{name}.js` and answers its address, relative to the worker. */
async function buildPart(name: string, entry: string, config: ResolvedConfig): Promise<string> {
  const ids = new Map(shared.map(module => [fileOf(module), module]))
  const built = await build({
    configFile: false,
    root: config.root,
    mode: config.mode,
    logLevel: 'warn',
    publicDir: false,
    plugins: [stripSchemas(['reply'])],
    build: {
      target: config.build.target,
      outDir: config.build.outDir,
      emptyOutDir: false,
      sourcemap: true,
      rolldownOptions: {
        input: join(sw, entry),
        preserveEntrySignatures: 'strict',
        treeshake: { manualPureFunctions: ['v'] },
        external: id => ids.has(id),
        output: {
          format: 'iife',
          name: `outpost.parts.${name}`,
          entryFileNames: `worker-${name}.js`,
          globals: id => `outpost[${JSON.stringify(ids.get(id))}]`,
        },
      },
    },
  })
  const { output } = built as Rolldown.RolldownOutput
  const hash = createHash('sha256').update(output[0].code).digest('hex').slice(0, 12)
  return `worker-${name}.js?v=${hash}`
}
