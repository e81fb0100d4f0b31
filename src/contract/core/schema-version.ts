/**
 * The version of what is stored. Rises with every Dexie version in `sw/db.ts`. A page sends it with each write, so
 * that an old tab's late write is refused (409) rather than mixed into newer data.
 */
export const schemaVersion = 1
