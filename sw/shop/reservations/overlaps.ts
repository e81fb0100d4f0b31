import type { Reservation } from '#src/contract/shop/documents/documents.ts'
import { MAX_MINUTES } from '#src/contract/shop/documents/reservations.ts'
import { badRequest } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'

const MINUTE_MS = 60_000

/** Returns the moment so many minutes after another one, as ISO date-times. Rejects with 400 for no moment. */
export function minutesAfter(at: string, minutes: number, field: string): string {
  const date = new Date(Date.parse(at) + minutes * MINUTE_MS)
  return Number.isNaN(date.getTime()) ? badRequest(field) : date.toISOString()
}

/** Returns whether a reservation still lasts at a moment, or begins later. */
export const lastsAt = ({ at, minutes }: Reservation, moment: string) =>
  Date.parse(at) + minutes * MINUTE_MS > Date.parse(moment)

/** Returns the reservations that begin between two moments, the second one excluded. */
export const startingBetween = async (from: string, to: string) =>
  (
    await db.shopDocuments
      .where('[kind+at]')
      .between(['reservation', from], ['reservation', to], true, false)
      .toArray()
  ).flatMap(row => (row.kind === 'reservation' ? [row] : []))

/** Returns the reservations of the same resource at the same time, without itself and those that do not take place. */
export async function overlapsOf({
  id,
  at,
  minutes,
  resource,
}: Pick<Reservation, 'id' | 'at' | 'minutes' | 'resource'>): Promise<Reservation[]> {
  if (resource === '') return []
  const rows = await startingBetween(
    minutesAfter(at, -MAX_MINUTES, 'start'),
    minutesAfter(at, minutes, 'start'),
  )
  return rows.filter(
    row =>
      row.id !== id &&
      row.resource === resource &&
      row.status !== 'cancelled' &&
      row.status !== 'no-show' &&
      lastsAt(row, at),
  )
}
