/** The names of the caches with the files of the app begin with this: see `sw/pwa/precache.ts`. */
export const cachePrefix = 'outpost-files-'

/** Returns the names of the caches with the files of the app, one for each build on this device, the older one first. */
export const fileCaches = async () => (await caches.keys()).filter(name => name.startsWith(cachePrefix))
