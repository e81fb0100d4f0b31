import { Dexie, type Transaction } from 'dexie'
import type { OutboxRow } from '#sw/team/domain.ts'

/** A stored row of any version. */
type Row = Readonly<Record<string, unknown>>

/** A write of the outbox: its body is JSON as it was sent, or the bytes of a form. */
type Write = Pick<OutboxRow, 'method' | 'path' | 'body'>

/**
 * What changes when a schema version is reached: rows of tables, and writes that wait or were refused. A function returns
 * the new row with the same key; the same object for a row that stays as it is.
 */
export interface Upgrade {
  readonly rows?: Readonly<Record<string, (row: Row) => Row>>
  readonly writes?: (write: Write) => Write
}

/** A row of the trash or a shadow, with a row of another table. */
interface Holder {
  table: string
  row?: Row
  doc?: Row | null
}

/**
 * Upgrades the rows of a database, in a transaction over all tables: also those in the trash, those that a restore has
 * replaced, and those below waiting writes; then the outbox. Await only Dexie afterwards.
 */
export function upgradeRows(transaction: Transaction, { rows = {}, writes }: Upgrade) {
  const upgraded = (table: string, row: Row): Row => {
    const next = rows[table]?.(row) ?? row
    return table === 'trash' ? holding(next, 'row') : next
  }
  function holding(row: Row, field: 'row' | 'doc'): Row {
    const { table, [field]: held } = row as Row & Holder
    const next = held && upgraded(table, held)
    return next === held ? row : { ...row, [field]: next }
  }
  const modify = <T>(name: string, change: (row: T) => T): unknown =>
    transaction.storeNames.includes(name) &&
    transaction
      .table<T>(name)
      .toCollection()
      .modify((row, stored) => {
        stored.value = change(row)
        return stored.value !== row
      })
  return Dexie.Promise.all([
    ...[...new Set([...Object.keys(rows), 'trash'])].map(name =>
      modify<Row>(name, row => upgraded(name, row)),
    ),
    modify<Row>('shadows', shadow => holding(shadow, 'doc')),
    modify<{ tables: Record<string, Row[]> }>('snapshots', snapshot => ({
      ...snapshot,
      tables: Object.fromEntries(
        Object.entries(snapshot.tables).map(([name, all]) => [name, all.map(row => upgraded(name, row))]),
      ),
    })),
    modify<OutboxRow>('outbox', write =>
      writes && write.state !== 'done' ? { ...write, ...writes(write) } : write,
    ),
  ])
}
