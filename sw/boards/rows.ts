import type { Table } from 'dexie'
import { badRequest, notFound } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { wherePrefix } from '#sw/storage/where-prefix.ts'

/** spec: list and card positions step by 65536, so that there is room between two. */
const step = 65536

/** The rows of a board, by position. */
export const ofBoard = <T>(table: Table<T, string>, id: string) =>
  wherePrefix(table, '[boardId+position]', id)

/** The cards of a list, by position, archived ones too. */
export const ofList = (id: string) => wherePrefix(db.boardCards, '[listId+position]', id)

/** The place behind the last of these rows. */
export const placeBehind = async (rows: { last: () => PromiseLike<{ position: number } | undefined> }) =>
  ((await rows.last())?.position ?? 0) + step

/** The rows with these ids, in their order; an id that is named twice or unknown is refused. */
export async function findAll<T>(table: Table<T, string>, ids: string[], what: string): Promise<T[]> {
  if (new Set(ids).size < ids.length) badRequest(`${what}s`)
  const rows = await table.bulkGet(ids)
  return rows.map((row, index) => row ?? notFound(what, ids[index] ?? ''))
}

/** Something on these boards changed just now. */
export const bumpActivity = (...ids: string[]) =>
  db.boards.where('id').anyOf(ids).modify({ lastActivity: new Date().toISOString() })
