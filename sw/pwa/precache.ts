/** Begins the name of every cache of the app's files; the hash of the build follows. */
const prefix = 'outpost-files-'

/**
 * The files of one build, in one cache of their own, so that a new build is installed beside the one that serves. Only
 * what each start needs is here; how files come into the cache is in the part `precache`.
 */
export function createPrecache(hash: string) {
  const build = { prefix, hash }
  const name = prefix + hash
  const match = async (path: string | Request, options?: CacheQueryOptions) =>
    (await caches.open(name)).match(path, options)
  const fetchOnDemand = async (path: string) =>
    (await import('./precache-files.ts')).fetchOnDemand(build, path)

  return {
    /**
     * Fetches the files of the first screens. Rejects when one of them cannot be had as it was built. `replacesDamaged`: the
     * build that serves now cannot be relied on to offer this one.
     */
    async install() {
      const { install, isOtherBuildDamaged } = await import('./precache-files.ts')
      await install(build)
      return { replacesDamaged: await isOtherBuildDamaged(build) }
    },

    /** Fetches some of the rest; small steps leave the worker free for other things. */
    prefetchRest: async () => (await import('./precache-files.ts')).prefetchRest(build),

    /** A file that is not in the cache (any more): fetched, and kept from then on. Undefined when it is none of the app's. */
    fetchOnDemand,

    /** Drops what older builds left. */
    async activate() {
      const others = (await caches.keys()).filter(other => other.startsWith(prefix) && other !== name)
      await Promise.all(others.map(other => caches.delete(other)))
    },

    /** A file by its path relative to the app, from the network if it is not there (yet). */
    read: async (path: string) =>
      (await match(path)) ?? (import.meta.env.DEV ? undefined : await fetchOnDemand(path)) ?? fetch(path),

    /** The app's page for a navigation, else the file that is asked for; undefined when it is not in the cache. */
    match: (request: Request) =>
      match(request.mode === 'navigate' ? 'index.html' : request, {
        ignoreSearch: true,
        // A host may say `Vary: Origin`, and a module is asked for with an origin that its install did not send.
        ignoreVary: true,
      }),
  }
}
