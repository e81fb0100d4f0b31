import type { TableOptions } from '#server/storage/table.ts'
import { PROGRESS } from '#sw/courses/progress.ts'
import { PERSON } from '#sw/pages/people.ts'
import { REPORTS } from '#sw/shop/journal/reports.ts'
import { tables } from '#sw/storage/tables.ts'

/** Returns how the rows of a table are kept: for this server, for all members, or some of them for one user. */
export const optionsOf = (table: string): TableOptions => ({
  isShared: isShared(table),
  ownerOf: row => ownerOf(table, row),
})

/** Returns whether devices get rows of a table. */
export const isShared = (table: string) => {
  const definition = tables[table]
  return definition !== undefined && !definition.device && !definition.secret
}

/** The beginnings of the keys in `sets` that end with the id of the row's user. */
const ofUser = [PROGRESS, PERSON, REPORTS]

/**
 * Returns the user to whom a row belongs. A removed row in the trash, progress in courses, the settings of a person, and
 * reports of the journal have an owner too.
 */
export function ownerOf(table: string, row: object): string | undefined {
  if (table === 'trash' && 'table' in row && 'row' in row && typeof row.row === 'object' && row.row)
    return ownerOf(String(row.table), row.row)
  if (table === 'sets' && 'id' in row && typeof row.id === 'string') {
    const { id } = row
    const start = ofUser.find(one => id.startsWith(one))
    return start && id.slice(start.length)
  }
  const field = tables[table]?.owner
  const owner: unknown = field && field in row ? row[field as keyof typeof row] : undefined
  return typeof owner === 'string' ? owner : undefined
}
