import { deviceDatabase } from './database.ts'

const name = 'last-backup'
/** The key of older releases. */
const oldKey = 'outpost.last-backup'

/**
 * Returns the time of the last backup, in ms since 1970; 0 if there was none. For `useLiveQuery`. Rejects with Dexie's
 * error.
 */
export async function lastBackup(): Promise<number> {
  const stored = await deviceDatabase.times.get(name)
  return stored?.at ?? Number(localStorage.getItem(oldKey) ?? 0)
}

/** Stores the current time as that of the last backup. Rejects with Dexie's error. */
export async function recordBackup() {
  await deviceDatabase.times.put({ name, at: Date.now() })
  localStorage.removeItem(oldKey)
}
