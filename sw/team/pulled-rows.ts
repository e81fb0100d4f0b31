import { type OpenTable, openTables, type PulledRow } from '#src/contract/shared/pulled-rows.ts'
import { db } from '#sw/storage/db.ts'

/** The places of rows in lists, which no screen of one row shows. */
const places = ['order', 'position']

export const isOpenTable = (table: string): table is OpenTable => openTables.some(name => name === table)

/** A row of this device that becomes as the team has it. */
interface Replaced {
  table: string
  key: unknown
  /** Undefined for a row that this device did not have. */
  was: object | undefined
  /** Null for a removed row. */
  doc: object | null
  /** The id of the member who has changed it. */
  by?: string | undefined
}

/**
 * Returns the row if its screen shows another one now: somebody else has changed or removed it. What the team has of this
 * device's own writes equals the rows that the device has already.
 */
export function pulledRow({ table, key, was, doc, by }: Replaced): PulledRow[] {
  if (!isOpenTable(table) || typeof key !== 'string' || !was) return []
  if (doc && textOf(was) === textOf(doc)) return []
  const leftDrafts = doc && isDraft(was) && !isDraft(doc)
  return [{ table, id: key, isRemoved: !doc, ...(leftDrafts && { leftDrafts }), ...(by && { by }) }]
}

/** Returns whether a row is a draft of a mail. */
const isDraft = (row: { folder?: unknown }) => row.folder === 'drafts'

/** Returns the rows with the names of members in the place of their ids. */
export async function withNames(rows: readonly PulledRow[]): Promise<PulledRow[]> {
  const users = await db.users.bulkGet(rows.map(({ by = '' }) => by))
  return rows.map(({ by: _, ...row }, at) => ({ ...row, ...(users[at] && { by: users[at].name }) }))
}

/** Returns equal texts for rows whose fields differ only in their order, and in places. */
const textOf = (row: object) =>
  JSON.stringify(row, (_, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? sorted(value) : value,
  )

const sorted = (value: object) =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([field]) => !places.includes(field))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
