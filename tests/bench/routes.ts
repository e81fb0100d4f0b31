import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { printTable } from './statistics.ts'

type Manifest = Readonly<Record<string, { file: string; name?: string; imports?: string[] }>>

const routes = 'src/routes/'
/** The chunks of `scripts/build/chunks.ts` with which every signed-in page begins. */
const shell = ['vendor', 'start', 'schemas', 'idle', 'routes', 'shell']

/**
 * Prints the bytes of the scripts that each route loads besides those of the shell, with those of the routes around
 * it. Parts that a screen loads later, such as its dialogs, are not in them.
 */
export function printRoutes() {
  const manifest: Manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))
  const keys = Object.keys(manifest)
  const entryOf = (module: string) => keys.find(key => key.split('?')[0] === module)
  const reach = (key: string | undefined, found: Set<string>): Set<string> => {
    const chunk = key === undefined ? undefined : manifest[key]
    if (!chunk || found.has(chunk.file)) return found
    found.add(chunk.file)
    for (const imported of chunk.imports ?? []) reach(imported, found)
    return found
  }
  const common = keys
    .filter(key => shell.includes(manifest[key]?.name ?? ''))
    .reduce((found, key) => reach(key, found), new Set<string>())
  const rows = keys
    .filter(key => key.startsWith(routes))
    .map(key => {
      const module = key.split('?')[0] ?? ''
      const files = [...around(module), module].reduce(
        (found, each) => reach(entryOf(each), found),
        new Set<string>(),
      )
      const own = [...files].filter(file => !common.has(file))
      const bytes = own.reduce((sum, file) => sum + sizeOf(file), 0)
      return { route: module.slice(routes.length, -'.tsx'.length), count: own.length, bytes }
    })
    .toSorted((a, b) => b.bytes - a.bytes)
  printTable(
    ['scripts of a route besides the shell', 'files', 'gzip KiB'],
    rows.map(({ route, count, bytes }) => [route, `${count}`, (bytes / 1024).toFixed(1)]),
  )
}

/** Returns the modules of the routes around a route, by its folders. */
function around(module: string): string[] {
  const parts = module.split('/')
  return parts.slice(3).map((_, index) => `${parts.slice(0, index + 3).join('/')}.tsx`)
}

const sizeOf = (file: string) => gzipSync(readFileSync(`dist/${file}`), { level: 9 }).length
