import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'node_modules/.cache/transforms')

const hash = (content: string) => createHash('sha256').update(content).digest('hex')

/** The files that decide what a transform returns: the versions of its packages, and its options. */
const inputs = ['node_modules/.package-lock.json', 'scripts/build/compiled.ts']
const version = hash(inputs.map(name => readFileSync(join(root, name), 'utf8')).join())

/**
 * Returns a plugin whose result for a module is stored in a file, and read by a later build that has the same module:
 * Babel takes two thirds of the processor time of a build. The development server does not use the files.
 */
export function cachedTransform(plugin: Plugin): Plugin {
  const { transform } = plugin
  if (typeof transform !== 'object') return plugin
  return {
    ...plugin,
    transform: {
      ...transform,
      async handler(code, id, options) {
        const { command, mode } = this.environment.config
        if (command !== 'build') return transform.handler.call(this, code, id, options)
        const [path = id] = id.split('?')
        const file = join(
          folder,
          hash([version, mode, extname(path), id.slice(path.length), code].join('\0')),
        )
        const stored = readStored(file)
        // The same module may be in another folder.
        if (stored) return { code: stored.code, map: stored.map && { ...stored.map, sources: [path] } }
        const result = await transform.handler.call(this, code, id, options)
        if (typeof result === 'object' && result) store(file, { code: result.code, map: result.map })
        return result
      },
    },
  }
}

/** Returns the result that an earlier build has stored, or `undefined`. */
function readStored(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Stores a result. A build that reads the file at the same time has all of it, or none. */
function store(file: string, result: object) {
  mkdirSync(folder, { recursive: true })
  const temporary = `${file}-${process.pid}`
  writeFileSync(temporary, JSON.stringify(result))
  renameSync(temporary, file)
}
