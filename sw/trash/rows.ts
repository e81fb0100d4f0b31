import type { Endpoint } from '#src/contract/core/define.ts'
import type { Trashed } from '#src/contract/shell/trash.ts'
import { fold } from '#src/lib/text/fold.ts'
import { mayView } from '#sw/permissions/store.ts'
import type { Caller } from '#sw/server/handle.ts'
import { db } from '#sw/storage/db.ts'
import { labels } from '#sw/storage/labels.ts'
import { tables } from '#sw/storage/tables.ts'
import type { TrashedRow } from './domain.ts'
import { restorersOf } from './restorers.ts'
import { TRASH_RETENTION_MS } from './retention.ts'

/** The number of removed rows that are read together: their snapshots are larger than what the list keeps of them. */
const READ_AT_ONCE = 1000

/** What the trash shows of a removed row, with the endpoint that restores it. */
export interface Found {
  id: string
  kind: string
  title: string
  /** In ms since 1970. */
  at: number
  endpoint: Endpoint
}

/** Returns the name of a removed row. */
function titleOf({ table, row }: TrashedRow) {
  const title: unknown = Reflect.get(row, tables[table]?.trashTitle ?? '')
  return typeof title === 'string' ? title : ''
}

/** Returns whether a removed row is the user's own or nobody's. */
export const isOwnOrShared = ({ row }: TrashedRow, userId: string) =>
  (Reflect.get(row, 'ownerId') ?? userId) === userId

/** Returns the names of all tables whose removed rows go to the trash. */
export const trashedTables = () =>
  new Set(Object.keys(tables).filter(name => tables[name]?.trashTitle !== undefined))

/** Returns the removed rows that a user may view, at most `limit`, the last removed first. */
export async function visibleRows({ userId }: Caller, limit = Number.POSITIVE_INFINITY): Promise<Found[]> {
  const [mayViewArea, endpoints] = await Promise.all([mayView(userId), restorersOf(trashedTables())])
  const found: Found[] = []
  const newestFirst = db.trash.orderBy('at').reverse()
  for (let offset = 0; offset < limit; offset += READ_AT_ONCE) {
    const rows = await newestFirst.clone().offset(offset).limit(Math.min(READ_AT_ONCE, limit)).toArray()
    for (const row of rows) {
      const endpoint = endpoints.get(row.table)
      if (!endpoint || !isOwnOrShared(row, userId)) continue
      const { needs = 'signedIn' } = endpoint
      if (needs !== 'signedIn' && !mayViewArea(needs.area)) continue
      found.push({ id: row.id, kind: row.table, title: titleOf(row), at: row.at, endpoint })
    }
    if (rows.length < READ_AT_ONCE) break
  }
  return found
}

/** Returns the rows whose title contains a text, without accents; all for an empty text. */
export function matching(rows: readonly Found[], search: string) {
  const needle = fold(search.trim())
  return needle ? rows.filter(({ title }) => fold(title).includes(needle)) : rows
}

/** Returns what people call the rows of a table, one of them. */
export const labelOf = (table: string, { lang }: Caller) => labels[table]?.[lang][0] ?? ''

/** Returns a removed row as the contract describes it; none when no call with a body restores it. */
export function toTrashed({ id, kind, title, at, endpoint }: Found, caller: Caller): Trashed[] {
  const { method, path, needs = 'signedIn', writes = [], restores } = endpoint
  if (!restores || method === 'GET' || method === 'DELETE') return []
  return [
    {
      id,
      kind,
      label: labelOf(kind, caller),
      title,
      at: new Date(at).toISOString(),
      purgeAt: new Date(at + TRASH_RETENTION_MS).toISOString(),
      restoredBy: { method, path, by: restores.by, needs, writes: [...writes] },
    },
  ]
}
