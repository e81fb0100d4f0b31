/**
 * The version of the stored data. It increases with every Dexie version in `sw/storage/versions.ts`. A page sends it with each write,
 * so that a late write of an old tab is refused (409) and not mixed into newer data.
 */
export const schemaVersion = 3
