import type { Table } from 'dexie'

/** The position of what is placed first: one below the lowest, so that nothing else has to move. */
export const nextTopPosition = async (table: Table<{ position: number }, string>) =>
  ((await table.orderBy('position').first())?.position ?? 0) - 1
