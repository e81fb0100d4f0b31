import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, Plugin } from 'vite'
import type { ManifestTransform } from 'workbox-build'

/** The routes whose code is installed with the app; that of the others follows when the device has a quiet moment. */
const firstRoutes = [
  '_guest',
  '_guest/sign-in.{-$alias}',
  '_app',
  '_app/main/console',
  '_app/apps/tasks',
  '404-not-found',
]
const firstModules = [
  'src/shell/layouts/classy.tsx',
  // What tells of something missing must not be missing itself.
  'src/shell/page/failed.tsx',
  'src/shell/page/missing.tsx',
  'src/ui/feedback/toast-list.tsx',
  // What follows the worker, and what offers the version that brings a missing part.
  'src/device/worker/worker.ts',
  'src/shell/device/update-offer.tsx',
  'src/features/device/storage-page.tsx',
  'src/ui/art/horizon-picture.tsx',
]

/** Files that the app cannot start without, whatever route it starts on. */
const essential =
  /^(index\.html|display\.js|recovery\.js|config\.json|manifest\.webmanifest|i18n\/.*|icons\/(mark|shared)\.svg|seed\/navigation\.json)$|\.(css|woff2)$/

/** Files that whoever deploys the app may edit: kept whatever they say. */
const editable = new Set(['config.json'])

/** Hex digits. */
const HASH_LENGTH = 16

/**
 * Writes `files.json`: what the worker caches when it is installed, and the rest, which it fetches afterwards. Few files at
 * first keep the first visit quick; all of them in the end make every route work offline. Each file's hash tells the worker
 * whether what it was sent is that file. The worker's script holds nothing but a hash of the list, which makes it another
 * script whenever any file is another.
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

  /** The beginning of the SHA-256 of a file's content: enough to tell another file from it. */
  const hashOf = (url: string) =>
    editable.has(url) ? null : sha256(readFileSync(join(outDir, url))).slice(0, HASH_LENGTH)

  const transform: ManifestTransform = entries => {
    const manifestFile = join(outDir, '.vite/manifest.json')
    // A build that failed comes here too; its own error is what should be read.
    if (!existsSync(manifestFile)) return { manifest: entries, warnings: [] }
    const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
    const first = filesOfFirstScreens(manifest)
    const isFirst = ({ url }: { url: string }) => essential.test(url) || first.has(url)
    const files = entries
      .map(({ url }) => ({ url, hash: hashOf(url) }))
      .toSorted((a, b) => a.url.localeCompare(b.url))
    const list = JSON.stringify({ first: files.filter(isFirst), rest: files.filter(file => !isFirst(file)) })
    writeFileSync(join(outDir, 'files.json'), list)
    const revision = sha256(list).slice(0, HASH_LENGTH)
    return { manifest: [{ url: 'files.json', revision, size: list.length }], warnings: [] }
  }

  return { plugin, transform }
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
  for (const key of ['index.html', ...firstModules, ...Object.keys(manifest).filter(isRoute)]) add(key)
  return files
}
