import type { FrozenDatabase } from './raw-database.ts'

type Row = Record<string, unknown>

/** Columns that later releases have added to stored rows, by table; all other columns must stay unchanged. */
const addedColumns: Record<string, string[]> = {}

/** Returns whether a release may replace a row: caches, and the version of the stored data. */
const isReplaced = (table: string, row: Row) =>
  table === 'projections' || (table === 'meta' && row.key === 'schema')

/**
 * Returns the rows of `before` that are missing or different in `after`, by table; empty when all were kept. Added rows
 * are ignored.
 */
export function lostRows(before: FrozenDatabase, after: FrozenDatabase, except: readonly string[] = []) {
  const lost: Record<string, Row[]> = {}
  for (const { name, keyPath } of before.stores) {
    if (except.includes(name)) continue
    const keyOf = (row: Row) => JSON.stringify([keyPath].flat().map(column => row[String(column)]))
    const kept = new Map((after.rows[name] ?? []).map(row => [keyOf(row), textOf(without(row, name))]))
    const missing = (before.rows[name] ?? []).filter(
      row => !isReplaced(name, row) && kept.get(keyOf(row)) !== textOf(row),
    )
    if (missing.length > 0) lost[name] = missing
  }
  return lost
}

const without = (row: Row, table: string) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !addedColumns[table]?.includes(column)))

/** Returns a text that is equal for equal rows, in any order of their columns. */
const textOf = (row: Row) =>
  JSON.stringify(row, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
