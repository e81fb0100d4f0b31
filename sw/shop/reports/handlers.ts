import type { Area } from '#src/contract/shared/areas.ts'
import { type Figure, reports } from '#src/contract/shop/reports.ts'
import { mayView } from '#sw/permissions/store.ts'
import { handle } from '#sw/server/handle.ts'
import { badRequest } from '#sw/server/problem.ts'
import { careDue } from '#sw/shop/care/find.ts'
import { findDocument } from '#sw/shop/documents/documents.ts'
import { mayNamed } from '#sw/shop/documents/refuse.ts'
import type { FigureRow } from '#sw/shop/posting/rows.ts'
import { db } from '#sw/storage/db.ts'
import { latestActivity } from './activity.ts'
import { linkedTo } from './linked.ts'

/** The days of the console: a week and the week before. */
const DAYS = 14
const DAY_MS = 86_400_000

/** Returns the day that is a number of days before a day. Rejects with 400 when the text is not a day. */
function daysBefore(day: string, count: number): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN
  if (Number.isNaN(time)) badRequest('day')
  return new Date(time - count * DAY_MS).toISOString().slice(0, 10)
}

const between = (kind: Figure['kind'], from: string, to: string) =>
  db.salesFigures.where('[kind+day]').between([kind, from], [kind, to], true, true).toArray()

/** Returns figures as a user may see them: without costs for those who may not see them. */
async function seenBy(userId: string, rows: FigureRow[]): Promise<Figure[]> {
  if (await mayNamed(userId, 'seeCost')) return rows
  return rows.map(({ cost: _, ...figure }) => figure)
}

const queued = (kind: string, ...states: string[]) =>
  db.shopDocuments
    .where('[kind+status]')
    .anyOf(states.map(state => [kind, state]))
    .count()

/** The states of the documents that wait in each queue, and who may see it. */
const queues = {
  checkOut: ['check-out', 'takeOut', 'draft'],
  collection: ['collection', 'takeOut', 'checked-out'],
  delivery: ['delivery', 'takeOut', 'collected', 'failed'],
  checkIn: ['check-in', 'takeIn', 'ordered'],
} as const satisfies Record<string, readonly [Area, string, ...string[]]>

/** Returns the figures of the console that are for those who may view reports. */
async function soldBetween(userId: string, of: { first: string; weekBefore: string; day: string }) {
  const [days, hoursBefore, payments] = await Promise.all([
    between('day', of.first, of.day),
    between('hour', of.weekBefore, of.weekBefore),
    between('payment', of.day, of.day),
  ])
  return {
    days: await seenBy(userId, days),
    hoursBefore: await seenBy(userId, hoursBefore),
    payments: await seenBy(userId, payments),
  }
}

/** Returns the products below their lowest stock. They are found in the list cache of the products' chunk. */
const lowStock = async () => (await import('#sw/products/handlers.ts')).runningLow()

export const reportHandlers = handle(reports, {
  ofTakeOut: async ({ params, userId }) => linkedTo(await findDocument('takeOut', params.id), userId),
  ofTakeIn: async ({ params, userId }) => linkedTo(await findDocument('takeIn', params.id), userId),

  figures: async ({ query: { from, to, kind }, userId }) => seenBy(userId, await between(kind, from, to)),

  async console({ query: { day }, userId }) {
    const first = daysBefore(day, DAYS - 1)
    const weekBefore = daysBefore(day, 7)
    const views = await mayView(userId)
    // All reads begin at the same time: one after another, each waits for the database.
    const [sold, funds, low, care, counts, activity] = await Promise.all([
      views('report') && soldBetween(userId, { first, weekBefore, day }),
      views('fund') && db.fundAccounts.toArray(),
      views('inventory') && lowStock(),
      views('care') && careDue(day),
      Promise.all(
        Object.entries(queues)
          .filter(([, [area]]) => views(area))
          .map(async ([name, [, kind, ...states]]) => [name, await queued(kind, ...states)] as const),
      ),
      latestActivity(userId, views('admin')),
    ])
    return {
      ...sold,
      ...(funds && { funds: funds.map(({ id, name, balance }) => ({ id, name, balance })) }),
      ...low,
      queues: { ...Object.fromEntries(counts), ...(care !== false && { care }) },
      activity,
    }
  },
})
