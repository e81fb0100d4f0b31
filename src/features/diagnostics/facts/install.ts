import { cachePrefix, fileCaches } from '#src/device/worker/file-caches.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'

/** The files of one build that are stored on this device. */
export interface Install {
  /** The first characters of the hash of all files. */
  build: string
  stored: number
  files: number
}

/** Returns the builds on this device; from the install of an update until all its files are stored there are two. */
export async function readInstalls(): Promise<Install[]> {
  return Promise.all((await fileCaches()).map(readInstall))
}

async function readInstall(name: string): Promise<Install> {
  const cache = await caches.open(name)
  const list = await cache.match(assetUrl('files.json'))
  const { first = [], rest = [] }: { first?: unknown[]; rest?: unknown[] } = list ? await list.json() : {}
  const stored = await cache.keys()
  const files = first.length + rest.length
  // The list of files is stored too, but is not in the list.
  const others = list ? stored.length - 1 : stored.length
  return { build: name.slice(cachePrefix.length), stored: Math.min(others, files), files }
}
