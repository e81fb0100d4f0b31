/** The tables whose rows on screen have a mark while the team does not have their latest change. */
export const markedTables = [
  'boardCards',
  'chatMessages',
  'contacts',
  'files',
  'mails',
  'notes',
  'partners',
  'products',
  'shopDocuments',
  'tasks',
  'users',
  'warehouses',
] as const

/** A row on screen, by its table and its key. */
export interface MarkedRow {
  table: (typeof markedTables)[number]
  id: string
}
