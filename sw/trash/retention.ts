/** Removed rows stay in the trash for this time, in ms. */
export const TRASH_RETENTION_MS = 30 * 24 * 60 * 60 * 1000
