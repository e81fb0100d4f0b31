/** A cache that stays when the database is deleted. It proves that there was a database. */
const DEVICE_CACHE = 'outpost-device'

/** Returns whether this device has had a database before. */
export const isMarked = () => caches.has(DEVICE_CACHE)

/** Records outside the database that this device has one. */
export const markDevice = () => caches.open(DEVICE_CACHE)

/** Deletes the mark. */
export const unmarkDevice = () => caches.delete(DEVICE_CACHE)
