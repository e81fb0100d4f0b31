import type { Table } from 'dexie'

/** Returns the position of a new first row: one below the lowest, so that no other row moves. */
export const nextTopPosition = async (table: Table<{ position: number }, string>) =>
  ((await table.orderBy('position').first())?.position ?? 0) - 1
