import { expect, it } from 'vitest'
import { teamForTests } from '#server/testing/team-for-tests.ts'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { db } from '#sw/storage/db.ts'
import { freshServer } from '#tests/support/server.ts'

const { owner, cashier } = teamForTests(freshServer)

const changes = (cursor: number, more = '') =>
  `changes?cursor=${cursor}&device=till&schema=${schemaVersion}${more}`
const creating = {
  method: 'POST',
  path: '/api/apps/tasks/task',
  sent: { task: { title: 'Sau khi bị xoá' } },
} as const

it('the devices are listed with their member and the time of their last contact', async () => {
  const before = Date.now()
  const [device] = [await owner('owner'), await cashier('till')]
  const { body } = await device.ask('devices')
  expect(body).toMatchObject([
    { id: 'owner', name: 'owner', prefix: 'A' },
    { id: 'till', name: 'till', prefix: 'B', member: 'truc', user: 'Bùi Thanh Trúc' },
  ])
  for (const { seen } of body) {
    expect(seen).toBeGreaterThan(before - 1000)
    expect(seen).toBeLessThan(Date.now() + 1000)
  }
})

it('a removed device gets 401 and writes nothing, until it joins again with its prefix', async () => {
  const [device, till] = [await owner('owner'), await cashier('till')]
  expect(await till.push(creating)).toMatchObject([{ status: 200 }])
  const count = await db.tasks.count()
  expect(await device.ask('remove-device', { device: 'till' })).toMatchObject({ status: 200, body: true })
  expect((await till.ask(changes(0))).status).toBe(401)
  expect(await till.push(creating)).toBeUndefined()
  expect((await device.ask('devices')).body).toHaveLength(1)
  expect(await device.ask('remove-device', { device: 'till' })).toMatchObject({ status: 404 })
  expect(await db.tasks.count()).toBe(count)

  const again = await cashier('till')
  expect(again.prefix).toBe('B')
  expect((await again.ask(changes(0))).status).toBe(200)
  // Its first write is known as done.
  expect(await again.push(creating)).toMatchObject([{ status: 200 }])
  expect(await db.tasks.count()).toBe(count)
})

it('a member without the right removes no device', async () => {
  const [device, till] = [await owner('owner'), await cashier('till')]
  expect(await till.ask('remove-device', { device: 'owner' })).toMatchObject({ status: 403 })
  expect((await device.ask('devices')).body).toHaveLength(2)
})

it('a member who may not view the administration gets no list of devices', async () => {
  const [device, till] = [await owner('owner'), await cashier('till')]
  await db.permissions.put({ groupID: 'outsiders' })
  await db.users.update('truc', { groupID: 'outsiders' })
  expect(await till.ask('devices')).toMatchObject({ status: 403 })
  expect((await device.ask('devices')).body).toHaveLength(2)
})

it('a member joins with the device of another one only if it was removed, or with its token', async () => {
  const [device, till] = [await owner('owner'), await cashier('till')]
  const joining = { password: 'Outpost-2026', name: 'x', schema: schemaVersion }
  const asCashier = { ...joining, email: 'cashier@outpost.example', device: 'owner' }
  expect((await till.ask('join', asCashier)).status).toBe(401)
  expect((await device.ask('devices')).status).toBe(200)

  const asOwner = { ...joining, email: 'staff@outpost.example', device: 'till' }
  expect(await till.ask('join', asOwner)).toMatchObject({ status: 200, body: { prefix: 'B' } })
  expect((await till.ask('devices')).status).toBe(401)

  await device.ask('remove-device', { device: 'till' })
  expect((await cashier('till')).prefix).toBe('B')
})

it('the devices of a removed member get 401', async () => {
  const till = await cashier('till')
  await db.users.delete('truc')
  expect((await till.ask(changes(0))).status).toBe(401)
  expect((await till.ask('devices')).status).toBe(401)
})

it('a device whose member may view other tables is told to pull all rows', async () => {
  const till = await cashier('till')
  const { cursor, rights } = (await till.ask(changes(0))).body
  expect((await till.ask(changes(cursor, `&rights=${rights}`))).status).toBe(200)
  await db.users.update('truc', { groupID: 'driver' })
  expect((await till.ask(changes(cursor, `&rights=${rights}`))).status).toBe(410)
  const all = (await till.ask(changes(0))).body
  expect(all.rights).not.toBe(rights)
  expect((await till.ask(changes(all.cursor, `&rights=${all.rights}`))).status).toBe(200)
})
