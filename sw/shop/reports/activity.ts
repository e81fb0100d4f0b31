import type { Activity } from '#src/contract/shop/reports.ts'
import { db } from '#sw/storage/db.ts'

const MAX_SHOWN = 5
/** A user with fewer lines among so many of the newest ones has no activity to show. */
const MAX_READ = 300

/** Returns the newest lines of the audit log: those of everyone, or only of the user. */
export async function latestActivity(userId: string, ofEveryone: boolean): Promise<Activity[]> {
  const newest = db.shopAudit.orderBy('at').reverse()
  const lines = ofEveryone
    ? await newest.limit(MAX_SHOWN).toArray()
    : (await newest.limit(MAX_READ).toArray()).filter(({ by }) => by === userId).slice(0, MAX_SHOWN)
  const users = await db.users.bulkGet(lines.map(({ by }) => by))
  return lines.map(({ id, at, what, documentKind, documentCode }, index) => ({
    id,
    at,
    what,
    documentKind,
    documentCode,
    name: users[index]?.name ?? '',
    avatar: users[index]?.avatar ?? null,
  }))
}
