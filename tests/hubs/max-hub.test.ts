import { HttpTransportType } from '@microsoft/signalr'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type ForecastCommand,
  type ForecastNotification,
  type ForecastPrices,
  maxHub,
} from '#src/contract/core/hubs.ts'
import { permissions } from '#src/contract/permissions.ts'
import { notifications } from '#src/contract/shell/notifications.ts'
import { pricesAt } from '#sw/dashboards/prices.ts'
import { storedCrypto } from '#sw/dashboards/wallets.ts'
import { maxHubHandlers } from '#sw/hubs/max-hub.ts'
import { runDue } from '#sw/hubs/transports.ts'
import { scaleDelays } from '#sw/server/delay.ts'
import { issue } from '#sw/session/token.ts'
import { db } from '#sw/storage/db.ts'
import { filled } from '#tests/support/filled.ts'
import { call, freshServer, send } from '#tests/support/server.ts'
import { startServer } from '#tests/support/servers/hub-server.ts'
import { connect } from './connect.ts'

let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  await freshServer()
  server = await startServer()
})

afterAll(() => server.stop())

const open = (userId: string) =>
  connect({ transport: HttpTransportType.LongPolling, tokenOf: issue, urlOf: server.urlOf }, userId, maxHub)

it('news are sent to connected users, and stay in the notifications', async () => {
  scaleDelays(0.001)
  const { connection, get, received } = await open('huong')
  const { merchantID, items } = await get<ForecastNotification>('forecast-notification')
  scaleDelays(0)
  expect(merchantID).toBe('outpost')
  expect(items).toHaveLength(1)
  expect(await call(notifications.list)).toContainEqual(items[0])
  await connection.stop()
  expect(filled(received).every(({ event }) => event === 'forecast-notification')).toBe(true)
})

it('a device in a team gets no news of the sample, because the team would not have them', async () => {
  const before = await call(notifications.list)
  const team = {
    address: 'https://shop.example/api/team',
    name: 'Cửa hàng',
    device: 'one',
    token: '',
    key: {},
  }
  await db.team.add({ ...team, id: 'team', prefix: 'A', cursor: 0, state: 'inStep', syncedAt: 0 })
  const due = { hub: maxHub.path, userId: 'huong', dueAt: 0 }
  await db.scheduled.put({ ...due, id: 'news huong', kind: 'news', lang: 'vi', turn: 0 })
  expect(await runDue(maxHubHandlers, 'huong')).toBe(Number.POSITIVE_INFINITY)
  expect(await call(notifications.list)).toEqual(before)

  await db.team.clear()
  await db.scheduled.put({ ...due, id: 'news huong', kind: 'news', lang: 'vi', turn: 0 })
  await runDue(maxHubHandlers, 'huong')
  expect(await call(notifications.list)).toHaveLength(before.length + 1)
  await db.scheduled.clear()
})

it('prices are sent to a connection that watches them, with the values of the reply of the same time', async () => {
  scaleDelays(0.01)
  const { connection, get } = await open('huong')
  await connection.invoke('watchPrices', true)
  const first = await get<ForecastPrices>('forecast-prices')
  const next = await get<ForecastPrices>('forecast-prices', ({ time }) => time > first.time)
  scaleDelays(0)
  await connection.stop()
  const stored = await storedCrypto()
  for (const { time, items } of [first, next]) expect(items).toEqual(pricesAt(stored, Date.parse(time)))
})

it('prices are refused without the right to view reports', async () => {
  scaleDelays(1)
  const before = await db.permissions.get('store')
  await db.permissions.update('store', { report: 'none' })
  const { connection } = await open('huong')
  await expect(connection.invoke('watchPrices', true)).rejects.toThrow()
  await connection.stop()
  await db.permissions.update('store', { report: before?.report ?? 'edit' })
})

it('changed permissions are sent to all connections, and are effective', async () => {
  scaleDelays(1)
  const clients = await Promise.all([open('huong'), open('chau')])
  const changed = await call(permissions.update, {
    body: { groupID: 'store', permissions: { delivery: 'view', customer: 'none' } },
  })
  expect(changed).toMatchObject({ delivery: 'view', customer: 'none', 'check-in': 'edit' })
  expect(await call(permissions.get)).toEqual(changed)
  for (const { get, connection } of clients) {
    const { merchantID, items } = await get<ForecastCommand>('forecast-command')
    expect(merchantID).toBe('outpost')
    expect(items).toEqual([{ type: 'permission', command: '{"userID":"*","groupID":"store"}' }])
    await connection.stop()
  }
})

it.each([
  [{ groupID: 'none', permissions: {} }, 404],
  [{ groupID: 'store', permissions: { delivery: 'all' } }, 400],
  [{ permissions: {} }, 400],
])('permissions do not change after %j', async (body, status) => {
  const before = await db.permissions.toArray()
  expect((await send(permissions.update, { body })).status).toBe(status)
  expect(await db.permissions.toArray()).toEqual(before)
})
