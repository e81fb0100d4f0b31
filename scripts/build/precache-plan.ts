import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, Plugin } from 'vite'
import type { ManifestTransform } from 'workbox-build'
import { firstModules, firstRoutes } from './first-modules.ts'

/** Files that the app needs to start on any route, the texts of the one app among `firstRoutes`, and those that say that the device has a problem. */
const essential =
  /^(index\.html|display\.js|recovery\.js|config\.json|manifest\.webmanifest|i18n\/((tasks|device)\/)?\w+\.json|icons\/(mark|shared)\.svg|seed\/navigation\.json)$|-(fonts|0|1)\.css$|\.woff2$/

/** Files that may be edited after the build: cached with any content. */
const editable = new Set(['config.json'])

/** The number of hex digits. */
const HASH_LENGTH = 16

/** Files of these types and sizes are also written into packs, because each request costs processor time: see decision 045. */
const packed = /\.(js|json|svg)$/
const MAX_PACKED_BYTES = 48 * 1024
/** A pack is complete when it has this size. */
const PACK_BYTES = 192 * 1024

/**
 * Writes `files.json`: the files that the worker caches at install, and the others, which it fetches later. The first
 * group is small, so that the first visit is fast; with all files every route works offline. With the hash of each file
 * the worker checks what it has received. The worker's script contains only the hash of the list, so the script changes
 * when any file changes.
 */
export function precachePlan() {
  let outDir = 'dist'
  const plugin: Plugin = {
    name: 'outpost:precache-plan',
    apply: 'build',
    configResolved: config => {
      outDir = config.build.outDir
    },
  }

  /** Returns the first characters of the SHA-256 of a file's content; null for a file that may be edited. */
  const hashOf = (url: string) =>
    editable.has(url) ? null : sha256(readFileSync(join(outDir, url))).slice(0, HASH_LENGTH)

  const transform: ManifestTransform = entries => {
    const manifestFile = join(outDir, '.vite/manifest.json')
    // This also runs after a failed build; then the error of the build should be shown.
    if (!existsSync(manifestFile)) return { manifest: entries, warnings: [] }
    const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
    const first = filesOfFirstScreens(manifest)
    const isFirst = ({ url }: { url: string }) => essential.test(url) || first.has(url)
    const files = entries
      .map(({ url }) => ({ url, hash: hashOf(url) }))
      .toSorted((a, b) => a.url.localeCompare(b.url))
    const early = files.filter(isFirst)
    const unstyled = early.find(({ url }) => url.endsWith('-2.js'))
    if (unstyled) throw new Error(`${unstyled.url} needs a style sheet that is not installed with it`)
    const list = JSON.stringify({
      first: early,
      ...writePacks(
        outDir,
        files.filter(file => !isFirst(file)),
      ),
    })
    writeFileSync(join(outDir, 'files.json'), list)
    const revision = sha256(list).slice(0, HASH_LENGTH)
    return { manifest: [{ url: 'files.json', revision, size: list.length }], warnings: [] }
  }

  return { plugin, transform }
}

interface AppFile {
  url: string
  hash: string | null
  part?: [pack: number, start: number, end: number]
}

/**
 * Writes the small files one after another into packs, and returns the files with their places in them and the
 * addresses of the packs. Hosts compress files with the extension `txt`.
 */
function writePacks(outDir: string, files: readonly AppFile[]): { rest: AppFile[]; packs: string[] } {
  const packs: string[] = []
  let open: Buffer[] = []
  let size = 0

  function close() {
    if (size === 0) return
    const content = Buffer.concat(open)
    const address = `packs/${sha256(content).slice(0, HASH_LENGTH)}.txt`
    mkdirSync(join(outDir, 'packs'), { recursive: true })
    writeFileSync(join(outDir, address), content)
    packs.push(address)
    open = []
    size = 0
  }

  const rest = files.map(file => {
    if (!packed.test(file.url)) return file
    const content = readFileSync(join(outDir, file.url))
    if (content.length > MAX_PACKED_BYTES) return file
    const placed: AppFile = { ...file, part: [packs.length, size, size + content.length] }
    open.push(content)
    size += content.length
    if (size >= PACK_BYTES) close()
    return placed
  })
  close()
  return { rest, packs }
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

function filesOfFirstScreens(manifest: Manifest): Set<string> {
  const files = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  const isRoute = (key: string) => firstRoutes.some(route => key.startsWith(`src/routes/${route}.tsx?`))
  // `chunks.ts` puts the code of the sign-in page into this chunk, which does not belong to one module.
  const visitor = Object.keys(manifest).find(key => manifest[key]?.name === 'visitor')
  if (!visitor) throw new Error('The build has no chunk for visitors')
  for (const key of ['index.html', visitor, ...firstModules, ...Object.keys(manifest).filter(isRoute)])
    add(key)
  return files
}
