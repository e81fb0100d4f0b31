import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTeamServer } from '#server/http/start.ts'
import { deviceOf } from '#server/testing/device.ts'
import { storeInPostgresForTests } from '#server/testing/store-in-postgres.ts'
import { freshServer } from '#tests/support/server.ts'

let server: Awaited<ReturnType<typeof startTeamServer>>

beforeAll(async () => {
  const store = await storeInPostgresForTests()
  const address = process.env.OUTPOST_TEST_DATABASE ?? ''
  server = await startTeamServer({ store, address, name: 'Cửa hàng', port: 0 })
})
afterAll(() => server.stop())
beforeEach(() => freshServer())

const id = '6f9619ff-8b86-4d01-b42d-00c04fc964ff'
const sending = (text: string, toID: string) =>
  ({ method: 'POST', path: '/api/chat/history/sent', sent: { id, toID, text } }) as const

it('a message reaches the devices of both people, each with their copy, and nobody else', async () => {
  const owner = await deviceOf(server.port, 'staff@outpost.example', 'owner')
  const till = await deviceOf(server.port, 'cashier@outpost.example', 'till')
  const text = 'Trúc ơi, hàng về rồi'
  expect(await owner.push(sending(text, 'truc'))).toMatchObject([{ status: 200 }])
  // The same message again, as after a lost reply of the worker.
  expect(await owner.push(sending(text, 'truc'))).toMatchObject([{ status: 200 }])

  const copies = async (device: typeof owner) =>
    (await device.rows())
      .filter(({ doc }) => doc?.text === text)
      .map(({ doc }) => [doc?.ownerId, doc?.fromID])
  expect(await copies(owner)).toEqual([['huong', 'huong']])
  expect(await copies(till)).toEqual([['truc', 'huong']])
  const unread = (await till.rows()).find(
    ({ table, doc }) => table === 'chatUnread' && doc?.peerId === 'huong',
  )
  expect(unread?.doc).toMatchObject({ ownerId: 'truc', count: 1 })
})

it('a message is of the member who sends it, and refused without an addressee', async () => {
  const till = await deviceOf(server.port, 'cashier@outpost.example', 'till')
  expect(await till.push(sending('Cho mình', 'truc'))).toMatchObject([{ status: 400 }])
  expect(await till.push(sending('Có ai không?', 'nobody'))).toMatchObject([{ status: 404 }])
})
