import { everyone, maxHub, type PermissionCommand } from '#src/contract/core/hubs.ts'
import type { Permissions } from '#src/contract/permissions.ts'
import type { Notification } from '#src/contract/shell/notifications.ts'
import { complete } from '#sw/permissions/store.ts'
import { scaled } from '#sw/server/delay.ts'
import { Problem } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { connectionsOf, emit } from './connections.ts'
import { defineHubHandlers } from './define-hub.ts'
import { newsOf } from './demo-news.ts'
import { sendPrices, watchPrices } from './demo-prices.ts'
import type { ConnectionRow, ScheduledRow } from './domain.ts'

const MINUTE_MS = 60_000
/**
 * Returns the pause before a notification of the sample's forecast service, in ms: 20 s before the first one, then
 * longer pauses of up to 30 minutes.
 */
const pause = (turn: number) => scaled(turn === 0 ? MINUTE_MS / 3 : Math.min(turn * 4, 30) * MINUTE_MS)

/** The handlers of the forecast hub. */
export const maxHubHandlers = defineHubHandlers(maxHub, {
  tables: ['notifications', 'companies', 'sets', 'users', 'permissions', 'team'],
  methods: { watchPrices: (_, connection) => watchPrices(connection) },
  onHandshake: expectNews,
  onDue: row => (row.kind === 'prices' ? sendPrices(row, merchant) : bringNews(row)),
})

/** Schedules the next notification for a user who connects, unless one is scheduled already. */
async function expectNews({ userId, lang }: ConnectionRow) {
  const id = `news ${userId}`
  const before = await db.scheduled.get(id)
  if (before && before.dueAt > Date.now()) return
  const turn = before?.kind === 'news' ? before.turn : 0
  await db.scheduled.put({
    id,
    hub: maxHub.path,
    userId,
    dueAt: Date.now() + pause(0),
    kind: 'news',
    lang,
    turn,
  })
}

/**
 * Adds the next notification, sends it to every connection, and schedules the one after it. The notification is stored,
 * so users who are not connected see it later. In a team it adds none, because the team would not get the row.
 */
async function bringNews(row: ScheduledRow) {
  if (row.kind !== 'news' || (await db.team.count()) > 0) return
  const { turn, lang } = row
  const notification: Notification = {
    ...newsOf(turn, lang),
    id: crypto.randomUUID(),
    time: new Date().toISOString(),
    read: false,
    seen: false,
    useRouter: true,
  }
  await db.notifications.add(notification)
  await db.scheduled.put({ ...row, turn: turn + 1, dueAt: Date.now() + pause(turn + 1) })
  const merchantID = await merchant()
  await emit(
    maxHub,
    'forecast-notification',
    { merchantID, items: [notification] },
    await connectionsOf(maxHub),
  )
}

const merchant = async () => (await db.companies.toCollection().first())?.companyId ?? ''

/**
 * Changes the rights of a group and notifies all connections, in the transaction of the call. Rejects with 404 for an
 * unknown group, and with 409 (`ownAdmin`) when the group of the caller would lose the administration.
 */
export async function changePermissions(by: string, groupID: string, changes: Partial<Permissions>) {
  const permissions = { ...complete(await getOr404(db.permissions, groupID, 'group')), ...changes }
  const own = (await getOr404(db.users, by, 'user')).groupID
  if (groupID === own && permissions.admin !== 'edit')
    throw new Problem(409, { text: { code: 'ownAdmin' }, field: 'permissions.admin' })
  await db.permissions.put({ ...permissions, groupID })
  const command: PermissionCommand = { userID: everyone, groupID }
  const items = [{ type: 'permission' as const, command: JSON.stringify(command) }]
  const merchantID = await merchant()
  await emit(maxHub, 'forecast-command', { merchantID, items }, await connectionsOf(maxHub))
  return permissions
}
