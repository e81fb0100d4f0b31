import { expect, it } from 'vitest'
import { teamForTests } from '#server/testing/team-for-tests.ts'
import { freshServer } from '#tests/support/server.ts'

const { owner, cashier } = teamForTests(freshServer)

const id = '6f9619ff-8b86-4d01-b42d-00c04fc964ff'
const sending = (text: string, toID: string) =>
  ({ method: 'POST', path: '/api/chat/history/sent', sent: { id, toID, text } }) as const

it('a message reaches the devices of both people, each with their copy, and nobody else', async () => {
  const device = await owner('owner')
  const till = await cashier('till')
  const text = 'Trúc ơi, hàng về rồi'
  expect(await device.push(sending(text, 'truc'))).toMatchObject([{ status: 200 }])
  // The same message again, as after a lost reply of the worker.
  expect(await device.push(sending(text, 'truc'))).toMatchObject([{ status: 200 }])

  const copies = async (from: typeof till) =>
    (await from.rows()).filter(({ doc }) => doc?.text === text).map(({ doc }) => [doc?.ownerId, doc?.fromID])
  expect(await copies(device)).toEqual([['huong', 'huong']])
  expect(await copies(till)).toEqual([['truc', 'huong']])
  const unread = (await till.rows()).find(
    ({ table, doc }) => table === 'chatUnread' && doc?.peerId === 'huong',
  )
  expect(unread?.doc).toMatchObject({ ownerId: 'truc', count: 1 })
})

it('a message is of the member who sends it, and refused without an addressee', async () => {
  const till = await cashier('till')
  expect(await till.push(sending('Cho mình', 'truc'))).toMatchObject([{ status: 400 }])
  expect(await till.push(sending('Có ai không?', 'nobody'))).toMatchObject([{ status: 404 }])
})
