import type { Table } from 'dexie'
import { notFound } from './problem.ts'

/** The row with an id, or 404 that names what was looked for. */
export const find = async <T>(table: Table<T, string>, id: string, what: string): Promise<T> =>
  (await table.get(id)) ?? notFound(what, id)
