import { expect, it } from 'vitest'
import { messages } from '#src/contract/shell/messages.ts'
import type { Request } from '#src/contract/shop/documents/request.ts'
import { requests } from '#src/contract/shop/documents/requests.ts'
import { issue } from '#sw/session/token.ts'
import { db } from '#sw/storage/db.ts'
import { freshEachTest } from '#tests/shop/fresh-each-test.ts'
import { at, device, newId } from '#tests/shop/shop.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { call, send } from '#tests/support/server.ts'

freshEachTest()

const CASHIER = 'truc'
const asCashier = async () => ({ token: await issue(CASHIER) })

const sent = (note = 'Em xin nghỉ <b>một</b> ngày') => ({
  id: newId(),
  at,
  device,
  type: 'leave' as const,
  note,
  changes: [{ field: 'from' as const, before: '', after: '2026-12-01' }],
})

const change = (row: Request, body: object = {}) => ({
  params: { id: row.id },
  body: { version: row.version, at, ...body },
})

const isRead = async (id: string) =>
  (await call(messages.list)).find(({ link }) => link?.endsWith(`/requests/${id}`))?.read

it('every message of the sample that links to a request has one', async () => {
  const links = (await call(messages.list)).flatMap(({ link }) => link ?? [])
  expect(links).toHaveLength(7)
  for (const link of links) {
    const id = link.slice(link.lastIndexOf('/') + 1)
    expect(await conforming(requests.get, { params: { id } })).toMatchObject({ id })
  }
})

it('a new request has a code, and a message with its text that links to it', async () => {
  const row = await conforming(requests.create, { body: sent() })
  expect(row).toMatchObject({ status: 'pending', by: 'huong', code: 'DN-A1-261122-001', version: 1 })
  const [message] = (await call(messages.list)).filter(({ link }) => link?.endsWith(row.id))
  expect(message).toMatchObject({
    title: 'Nguyễn Thị Hường asks for leave',
    description: 'Em xin nghỉ &lt;b&gt;một&lt;/b&gt; ngày',
    read: false,
    useRouter: true,
  })
  expect((await send(requests.create, { body: { ...sent(), note: '  ' } })).status).toBe(400)
})

it('approving and rejecting read the message, and keep the comment', async () => {
  const [shift, leave] = await Promise.all(
    ['request-1', 'request-2'].map(id => call(requests.get, { params: { id } })),
  )
  if (!shift || !leave) throw new Error('The sample has no requests')
  expect(await isRead('request-1')).toBe(false)
  const approved = await conforming(requests.approve, change(shift))
  expect(approved).toMatchObject({ status: 'approved', version: 2, comments: [] })
  expect(approved.stamps.at(-1)).toEqual({ state: 'approved', by: 'huong', at })
  expect(await isRead('request-1')).toBe(true)

  expect((await send(requests.reject, change(leave, { comment: ' ' }))).status).toBe(400)
  expect(await isRead('request-2')).toBe(false)
  const rejected = await conforming(requests.reject, change(leave, { comment: ' Thiếu người ' }))
  expect(rejected).toMatchObject({ status: 'rejected', comments: [{ by: 'huong', text: 'Thiếu người' }] })
  expect(await isRead('request-2')).toBe(true)
  expect(await db.shopAudit.where({ documentId: 'request-2' }).toArray()).toMatchObject([
    { what: 'rejected', before: 'pending', after: 'rejected', by: 'huong' },
  ])
})

it('refuses to decide twice, and a version that is older than the stored one', async () => {
  const row = await call(requests.create, { body: sent(), ...(await asCashier()) })
  const comment = { id: newId(), at, text: 'Mấy giờ?' }
  const commented = await conforming(requests.comment, { params: { id: row.id }, body: comment })
  const late = await send(requests.approve, change(row))
  expect(late.status).toBe(409)
  expect(await late.json()).toMatchObject({ code: 'conflict', stored: { version: 2 } })
  const approved = await conforming(requests.approve, change(commented))
  for (const again of [requests.approve, requests.reject] as const)
    expect(await (await send(again, change(approved, { comment: 'x' }))).json()).toMatchObject({
      code: 'wrongState',
    })
  expect((await send(requests.comment, { params: { id: row.id }, body: comment })).status).toBe(409)
})

it('nobody decides their own request, not even the owner', async () => {
  const row = await call(requests.create, { body: sent() })
  for (const decide of [requests.approve, requests.reject] as const)
    expect((await send(decide, change(row, { comment: 'x' }))).status).toBe(403)
  expect(await call(requests.get, { params: { id: row.id } })).toMatchObject({
    status: 'pending',
    version: 1,
  })
  expect(await isRead(row.id)).toBe(false)
})

it('a cashier sees, comments and withdraws only their own requests', async () => {
  const { token } = await asCashier()
  const row = await call(requests.create, { body: sent(), token })
  const { rows } = await call(requests.list, { token })
  expect(rows.map(({ id }) => id).sort()).toEqual([row.id, 'request-8'].sort())
  const other = { params: { id: 'request-1' } }
  expect((await send(requests.get, { ...other, token })).status).toBe(403)
  const comment = { id: newId(), at, text: 'Của ai?' }
  expect((await send(requests.comment, { ...other, body: comment, token })).status).toBe(403)
  expect((await send(requests.approve, { ...change(row), token })).status).toBe(403)
  expect((await send(requests.withdraw, change(row))).status).toBe(403)
  expect(await conforming(requests.withdraw, { ...change(row), token })).toMatchObject({
    status: 'withdrawn',
  })
  expect(await isRead(row.id)).toBe(true)
})

it('lists by state, the newest first, for those who may see all', async () => {
  const { rows } = await conforming(requests.list, { query: { status: 'pending' } })
  expect(rows.map(({ id }) => id)).toEqual(['request-1', 'request-2', 'request-3', 'request-5'])
  expect((await call(requests.list)).pagination.length).toBe(9)
})
