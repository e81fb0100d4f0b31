/* The caches of the other builds on this device: see `precache-files.ts`. */

/** The cache of a build is called `prefix` + `hash`. */
export interface Build {
  prefix: string
  /** The first characters of the SHA-256 of its `files.json`, in hex. */
  hash: string
}

/** Returns the names of the caches that are older than that of a build. */
export async function olderNames({ prefix, hash }: Build): Promise<string[]> {
  const names = (await caches.keys()).filter(name => name.startsWith(prefix))
  return names.slice(0, Math.max(0, names.indexOf(prefix + hash)))
}

/** Returns a file of an older build; undefined when there is none. */
export async function olderFile(build: Build, path: string): Promise<Response | undefined> {
  for (const name of await olderNames(build)) {
    const found = await (await caches.open(name)).match(path, { ignoreVary: true })
    if (found) return found
  }
  return undefined
}

/** Returns the caches of all other builds, also of one that waits. */
export async function otherCaches({ prefix, hash }: Build): Promise<Cache[]> {
  const names = (await caches.keys()).filter(name => name.startsWith(prefix) && name !== prefix + hash)
  return Promise.all(names.map(name => caches.open(name)))
}

/**
 * Returns whether another build on this device has a page in place of another file, or a wrong app page. A version
 * without these checks may have stored it. The pages of such a build may be unable to offer an update.
 */
export async function isOtherBuildDamaged(build: Build): Promise<boolean> {
  for (const cache of await otherCaches(build)) {
    const requests = await cache.keys()
    const responses = await Promise.all(requests.map(request => cache.match(request)))
    const isPage = (response?: Response) => response && typeOf(response).includes('text/html')
    if (requests.some(({ url }, index) => !url.endsWith('.html') && isPage(responses[index]))) return true
    const page = await (await cache.match('index.html'))?.text()
    if (page !== undefined && !page.includes('id="root"')) return true
  }
  return false
}

/** Returns the content type of a response; empty without one. */
export const typeOf = (response: Response) => response.headers.get('Content-Type') ?? ''
