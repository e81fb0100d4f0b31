import type { FrozenDatabase } from './raw-database.ts'

type Row = Record<string, unknown>

/** Columns that releases have added to stored rows since, by table; what a row held before stays as it was. */
const addedColumns: Record<string, string[]> = {}

/** What a release may replace: caches, and the version of what is stored. */
const isReplaced = (table: string, row: Row) =>
  table === 'projections' || (table === 'meta' && row.key === 'schema')

/**
 * The rows of `before` that `after` lacks or holds otherwise, by table; empty when all were kept. Rows that were added
 * are no difference.
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

/** Equal for equal rows, whatever the order of their columns. */
const textOf = (row: Row) =>
  JSON.stringify(row, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
