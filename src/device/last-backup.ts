import { deviceDatabase } from './database.ts'

const name = 'last-backup'
/** Where older releases kept it. */
const oldKey = 'outpost.last-backup'

/** When everything here was last saved as a file, in ms since 1970; 0 if never. For `useLiveQuery`. */
export async function lastBackup(): Promise<number> {
  const stored = await deviceDatabase.times.get(name)
  return stored?.at ?? Number(localStorage.getItem(oldKey) ?? 0)
}

export async function recordBackup() {
  await deviceDatabase.times.put({ name, at: Date.now() })
  localStorage.removeItem(oldKey)
}
