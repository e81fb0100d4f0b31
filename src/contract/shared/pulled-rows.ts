/** The tables whose rows have an address of their own, and are edited there. */
export const openTables = [
  'boardCards',
  'contacts',
  'mails',
  'notes',
  'products',
  'shopDocuments',
  'tasks',
] as const
export type OpenTable = (typeof openTables)[number]

/** A row that another device of the team has changed or removed, by its table and its key. `by` names its member, if known. */
export interface PulledRow {
  table: OpenTable
  id: string
  isRemoved: boolean
  /** The row was a draft of a mail, and is in another folder: it was sent, or moved. */
  leftDrafts?: true
  by?: string
}
