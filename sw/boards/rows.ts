import type { Table } from 'dexie'
import { POSITION_STEP } from '#src/lib/place-after.ts'
import { wroteAtText } from '#sw/server/call-values.ts'
import { badRequest, notFound } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { wherePrefix } from '#sw/storage/where-prefix.ts'

/** The rows of a board, by position. */
export const ofBoard = <T>(table: Table<T, string>, id: string) =>
  wherePrefix(table, '[boardId+position]', id)

/** The cards of a list, by position, archived ones too. */
export const ofList = (id: string) => wherePrefix(db.boardCards, '[listId+position]', id)

/** Returns the position after the last of these rows. */
export const placeBehind = async (rows: { last: () => PromiseLike<{ position: number } | undefined> }) =>
  ((await rows.last())?.position ?? 0) + POSITION_STEP

/**
 * Returns the rows with these ids in the same order. Rejects with 400 for an id that is repeated and 404 for one that
 * is unknown.
 */
export async function findAll<T>(table: Table<T, string>, ids: string[], what: string): Promise<T[]> {
  if (new Set(ids).size < ids.length) badRequest(`${what}s`)
  const rows = await table.bulkGet(ids)
  return rows.map((row, index) => row ?? notFound(what, ids[index] ?? ''))
}

/** Stores now as the time of the latest activity on these boards. */
export const bumpActivity = (...ids: string[]) =>
  db.boards.where('id').anyOf(ids).modify({ lastActivity: wroteAtText() })
