import { writesOf } from '#src/device/servers/writes.ts'
import { currentUser } from './user-of.ts'

/** Returns what waits or was refused of the signed-in user; for `useLiveQuery`. Rejects with Dexie's error. */
export async function ownWrites() {
  const userId = currentUser()
  return userId ? writesOf(userId) : []
}
