/** A cache that stays when the database is removed: that there is one says that there was a database. */
const DEVICE_CACHE = 'outpost-device'

/** Whether this device has had a database before. */
export const isMarked = () => caches.has(DEVICE_CACHE)

/** Notes outside of the database that there is one. */
export const markDevice = () => caches.open(DEVICE_CACHE)

export const unmarkDevice = () => caches.delete(DEVICE_CACHE)
