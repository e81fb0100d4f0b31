import type { Table } from 'dexie'
import { delay } from '#sw/server/delay.ts'
import { counters, isTracked } from './change-log.ts'
import { db } from './db.ts'
import type { ListCacheState } from './domain.ts'

interface Identified {
  id: string
}

/** A copy is stored after this number of writes, and after a full read of at least this number of rows. */
const MAX_PENDING_CHANGES = 100
/** Up to this number of ids, the index of each row is searched for separately. */
const MAX_SINGLE_LOOKUPS = 8
/** The number of entries that stay in `written`: a copy that lacks a deleted entry cannot be used. */
const CHANGE_LOG_LENGTH = 500

/**
 * Caches the fields that lists need of every row of a table, in order. The cache is in this worker's memory, because
 * reading 10,000 rows takes about 200 ms, and in one row of the database, because a worker may end after 30 seconds.
 * Only rows that were written since are read again. The returned function resolves to the same array until a row
 * changes, so that derived data can be cached too. Do not call it inside a write. Throws an `Error` when the table is
 * not tracked.
 */
export function listCache<Row extends Identified, Kept extends Identified>(
  name: string,
  table: Table<Row, string>,
  keep: (row: Row) => Kept,
  compare: (a: Kept, b: Kept) => number,
) {
  if (!isTracked(table.name)) throw new Error(`The table ${table.name} is not tracked`)
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

  /** Stores a copy, unless another write comes first. If this fails, the next worker only needs more time. */
  async function store({ rows, at, storedAt, opened }: Known) {
    if (at - storedAt < MAX_PENDING_CHANGES) return
    const before = counters.changes
    await delay(1000)
    const isStored = await db.transaction('rw', db.projections, async () => {
      // Read here, where the database is open: it may have been deleted and created again.
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

/** Returns a copy without some rows. For a few rows, searching for each one is faster than testing every row. */
function without<Kept extends Identified>(rows: readonly Kept[], ids: ReadonlySet<string>): Kept[] {
  if (ids.size > MAX_SINGLE_LOOKUPS) return rows.filter(({ id }) => !ids.has(id))
  const left = rows.slice()
  for (const id of ids) {
    const index = left.findIndex(row => row.id === id)
    if (index >= 0) left.splice(index, 1)
  }
  return left
}

/** Inserts a row at its place: to sort 10,000 names again takes 10 ms. */
function insert<Kept>(rows: Kept[], row: Kept, compare: (a: Kept, b: Kept) => number) {
  rows.splice(placeOf(rows, row, compare), 0, row)
}

/** Returns the index of a row in a sorted list, or the index where it would be. */
function placeOf<Kept, Row>(rows: readonly Kept[], row: Row, compare: (a: Kept, b: Row) => number): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(rows[middle] as Kept, row) < 0) low = middle + 1
    else high = middle
  }
  return low
}
