import { maxHub } from '#src/contract/core/hubs.ts'
import { pricesAt } from '#sw/dashboards/prices.ts'
import { storedCrypto } from '#sw/dashboards/wallets.ts'
import { may } from '#sw/permissions/store.ts'
import { scaled } from '#sw/server/delay.ts'
import { Problem } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { connectionsOf, emit } from './connections.ts'
import type { ConnectionRow, ScheduledRow } from './domain.ts'

/** The time between two prices, in ms. */
const TICK_MS = 2000
/** A connection without a request for this time, in ms, gets no more prices. Clients poll at least every 15 s. */
const SILENCE_MS = 30_000

/** Sends prices to a connection until it is closed. Rejects with 403 without the right to view reports. */
export async function watchPrices({ token, userId }: ConnectionRow): Promise<undefined> {
  if (!(await may(userId, { area: 'report', level: 'view' }))) throw new Problem(403, {})
  await db.connections.update(token, { watchesPrices: true })
  await schedule(userId)
}

/** Sends the prices of this moment to the user's connections that watch them, and schedules the next ones. */
export async function sendPrices({ userId }: ScheduledRow, merchant: () => Promise<string>) {
  const now = Date.now()
  const watching = (await connectionsOf(maxHub, userId)).filter(
    ({ watchesPrices, seenAt }) => watchesPrices && now - seenAt < SILENCE_MS,
  )
  if (watching.length === 0) return
  await schedule(userId)
  const [merchantID, stored] = [await merchant(), await storedCrypto()]
  const time = new Date(now).toISOString()
  await emit(maxHub, 'forecast-prices', { merchantID, time, items: pricesAt(stored, now) }, watching)
}

const schedule = (userId: string) =>
  db.scheduled.put({
    id: `prices ${userId}`,
    hub: maxHub.path,
    userId,
    dueAt: Date.now() + scaled(TICK_MS),
    kind: 'prices',
  })
