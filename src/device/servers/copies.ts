import { serversDatabase } from './database.ts'

/** A longer reply, such as a backup, is not kept. In characters. */
const MAX_LENGTH = 1_000_000
const MAX_COPIES = 200

const { copies } = serversDatabase
const idOf = (userId: string, url: string) => `${userId} ${url}`

/** Stores the reply to a read; it replaces the earlier one. The oldest copies are deleted. Rejects with Dexie's error. */
export async function keepCopy(userId: string, url: string, text: string) {
  if (text.length > MAX_LENGTH) return
  await copies.put({ id: idOf(userId, url), text, at: Date.now() })
  const extra = (await copies.count()) - MAX_COPIES
  if (extra > 0) await copies.bulkDelete(await copies.orderBy('at').limit(extra).primaryKeys())
}

/** Returns the last reply to a read, if it is kept. Rejects with Dexie's error. */
export const copyOf = (userId: string, url: string) => copies.get(idOf(userId, url))
