/** The prefix of the names of all caches with app files; the hash of the build follows. */
const prefix = 'outpost-files-'

/**
 * Returns the cache of one build. Each build has its own cache, so that a new build is installed while the old one
 * still serves. This module contains only the code that each start needs; the chunk `precache-files` fills the cache.
 */
export function createPrecache(hash: string) {
  const build = { prefix, hash }
  const name = prefix + hash
  const match = async (path: string, options?: CacheQueryOptions) =>
    (await caches.open(name)).match(path, options)
  const fetchOnDemand = async (path: string) =>
    (await import('./precache-files.ts')).fetchOnDemand(build, path)
  let replacesDamaged = false

  return {
    /**
     * Fetches the files of the first screens. Rejects when one of them cannot be fetched or does not match the build.
     * `replacesDamaged`: the pages of the current build may be unable to offer this update.
     */
    async install() {
      const [{ install }, { isOtherBuildDamaged }] = await Promise.all([
        import('./precache-files.ts'),
        import('./other-builds.ts'),
      ])
      await install(build)
      replacesDamaged = await isOtherBuildDamaged(build)
      return { replacesDamaged }
    },

    /** Fetches some of the other files. The steps are small, so that calls are not delayed. */
    prefetchRest: async () => (await import('./precache-files.ts')).prefetchRest(build),

    /**
     * Fetches and caches a file that is not in the cache. Returns undefined for an address that is a file neither of this
     * build nor of an older one.
     */
    fetchOnDemand,

    /**
     * Deletes the caches of older builds, except the last two. They stay until all files of this build are there, which are
     * copied from them: without a network, the screens that worked before the update work after it.
     */
    async activate() {
      const others = (await caches.keys()).filter(other => other.startsWith(prefix) && other !== name)
      await Promise.all(others.slice(0, replacesDamaged ? undefined : -2).map(other => caches.delete(other)))
    },

    /** Returns a file by its path relative to the app: from the cache, otherwise from the network. */
    read: async (path: string) =>
      (await match(path)) ?? (import.meta.env.DEV ? undefined : await fetchOnDemand(path)) ?? fetch(path),

    /**
     * Returns the app's page for a navigation, otherwise the file at this path relative to the app; undefined when it is
     * not in the cache. The path has no search: with `ignoreSearch`, Chromium reads every entry of the cache.
     */
    match: (request: Request, path: string) =>
      match(request.mode === 'navigate' ? 'index.html' : path, {
        // A host may send `Vary: Origin`, and a module is requested with an `Origin` header that the install does not
        // send.
        ignoreVary: true,
      }),
  }
}
