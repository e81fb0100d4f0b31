import type { Table } from 'dexie'
import { delay } from '#sw/server/delay.ts'
import { counters, isTracked } from './change-log.ts'
import { db } from './db.ts'

interface Identified {
  id: string
}

/** Rows in order, as of an entry of `written`. */
export interface ListCacheState<Kept = Identified> {
  rows: readonly Kept[]
  at: number
  /** The entry that the copy in the database is as of; earlier when there is a reason to store it soon. */
  storedAt: number
  /** The opening of the database that this was read in: of another one it may say nothing. */
  opened: number
}

/** A copy that is so many writes old is stored anew; so many rows to read are reason enough to have one. */
const MAX_PENDING_CHANGES = 100
/** Up to so many rows are looked for one by one. */
const MAX_SINGLE_LOOKUPS = 8
/** How many entries of `written` are kept: a copy that has missed one of them is worth nothing. */
const CHANGE_LOG_LENGTH = 500

/**
 * What lists need of every row of a table, in order. It is kept in this worker's memory, because reading 10,000 rows
 * takes some 200 ms, and in one row of the database, because a worker may live for half a minute only. What was
 * written since, by whomever, is read again and nothing else. The same array is answered until something changes, so
 * that what is derived from it can be kept too. Not for use inside a write.
 */
export function listCache<Row extends Identified, Kept extends Identified>(
  name: string,
  table: Table<Row, string>,
  keep: (row: Row) => Kept,
  compare: (a: Kept, b: Kept) => number,
) {
  if (!isTracked(table.name))
    throw new Error(`Lists of ${table.name} are cached, but the table is not tracked.`)
  type Known = ListCacheState<Kept>
  let known = Promise.resolve<Known | undefined>(undefined)
  let changes = -1
  const tables = [table.name, 'written', 'projections']

  async function update(memory: Known | undefined): Promise<Known> {
    const { opened } = counters
    const stored =
      memory?.opened === opened ? memory : ((await db.projections.get(name)) as Known | undefined)
    const since = await db.written
      .where('at')
      .above(stored?.at ?? 0)
      .toArray()
    const at = since.at(-1)?.at ?? stored?.at ?? 0
    const isWhole = since.length === 0 || since[0]?.at === (stored?.at ?? 0) + 1
    const writes = since.filter(entry => entry.table === table.name)
    const ids = new Set(writes.flatMap(({ keys }) => keys ?? []))
    if (!stored || !isWhole || ids.size > MAX_PENDING_CHANGES || writes.some(({ keys }) => !keys)) {
      const rows = (await table.toArray()).map(keep).sort(compare)
      return { rows, at, storedAt: Math.min(stored?.storedAt ?? 0, at - rows.length), opened }
    }
    if (ids.size === 0) return { ...stored, at, opened }
    const rows = without(stored.rows, ids)
    for (const row of await table.bulkGet([...ids])) if (row) insert(rows, keep(row), compare)
    return { ...stored, rows, at, opened }
  }

  /** Stores a copy, unless something is written in the next moment. One that fails costs time and nothing else. */
  async function store({ rows, at, storedAt, opened }: Known) {
    if (at - storedAt < MAX_PENDING_CHANGES) return
    const before = counters.changes
    await delay(1000)
    const isStored = await db.transaction('rw', db.projections, async () => {
      // Asked in here, where the database is open: it may have been deleted and made anew.
      if (before !== counters.changes) return false
      return db.projections.put({ name, rows, at, storedAt: at, opened })
    })
    if (!isStored) return
    await db.written
      .where('at')
      .below(at - CHANGE_LOG_LENGTH)
      .delete()
    known = known.then(now => now && { ...now, storedAt: at })
  }

  return async (): Promise<readonly Kept[]> => {
    if (changes !== counters.changes) {
      changes = counters.changes
      known = known.then(memory => db.transaction('r', tables, () => update(memory)))
      known.then(now => now && store(now)).catch(() => undefined)
    }
    try {
      return (await known)?.rows ?? []
    } catch (error) {
      known = Promise.resolve(undefined)
      changes = -1
      throw error
    }
  }
}

/** A copy that lacks some rows. To look for a few one by one is quicker than to look every row up. */
function without<Kept extends Identified>(rows: readonly Kept[], ids: ReadonlySet<string>): Kept[] {
  if (ids.size > MAX_SINGLE_LOOKUPS) return rows.filter(({ id }) => !ids.has(id))
  const left = rows.slice()
  for (const id of ids) {
    const index = left.findIndex(row => row.id === id)
    if (index >= 0) left.splice(index, 1)
  }
  return left
}

/** Puts a row where it belongs: sorting 10,000 names anew takes 10 ms. */
function insert<Kept>(rows: Kept[], row: Kept, compare: (a: Kept, b: Kept) => number) {
  rows.splice(placeOf(rows, row, compare), 0, row)
}

/** Where a row stands in a sorted list, or would stand. */
function placeOf<Kept, Row>(rows: readonly Kept[], row: Row, compare: (a: Kept, b: Row) => number): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(rows[middle] as Kept, row) < 0) low = middle + 1
    else high = middle
  }
  return low
}
