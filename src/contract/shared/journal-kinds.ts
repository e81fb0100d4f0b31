/** The kinds of documents in the journal. They are apart from the schemas, because the address of the journal needs them too. */
export const journalKinds = [
  'sale',
  'refund',
  'takeOut',
  'takeIn',
  'count',
  'transfer',
  'adjustment',
  'receipt',
  'payment',
  'fundTransfer',
  'care',
  'reservation',
  'request',
] as const

export type JournalKind = (typeof journalKinds)[number]
