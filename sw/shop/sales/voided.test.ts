import { beforeEach, expect, it } from 'vitest'
import type { Sale } from '#src/contract/shop/documents/documents.ts'
import { sales } from '#src/contract/shop/sales.ts'
import { freshEachTest } from '#tests/shop/fresh-each-test.ts'
import {
  addStockedProduct,
  at,
  counters,
  device,
  lineOf,
  newId,
  openDrawer,
  pay,
  ticket,
} from '#tests/shop/shop.ts'
import { call, send } from '#tests/support/server.ts'

freshEachTest()

let session: string
let lines: ReturnType<typeof lineOf>[]
let voided: Sale

beforeEach(async () => {
  lines = [lineOf(await addStockedProduct(), 2)]
  session = await openDrawer()
  const { id, version } = await ticket(session, lines)
  voided = await call(sales.void, { params: { id }, body: { version, at } })
})

it('no late or repeated write makes a sale of a voided ticket', async () => {
  const before = await counters()
  const { id } = voided
  const fields = { warehouseId: 'store', customerId: null, lines, discount: 0, note: '' }
  const payments = [{ method: 'cash' as const, amount: 20_000 }]
  const created = { id, at, device, sessionId: session, ...fields }
  const replies = [await send(sales.create, { body: created })]
  for (const version of [1, voided.version]) {
    const sent = { params: { id }, body: { version, at } }
    replies.push(
      await send(sales.pay, { ...sent, body: { ...sent.body, payments } }),
      await send(sales.update, { ...sent, body: { ...sent.body, ...fields } }),
      await send(sales.hold, sent),
      await send(sales.resume, sent),
    )
  }
  expect(replies.map(({ status }) => status)).toEqual(Array(9).fill(409))
  expect(await call(sales.get, { params: { id } })).toEqual(voided)
  expect(await counters()).toEqual(before)
})

it('the same goods are sold as a new ticket with another id', async () => {
  const id = newId()
  const sold = await pay(await ticket(session, lines, { id }), [{ method: 'cash', amount: 20_000 }])
  expect(sold).toMatchObject({ id, status: 'paid' })
  expect((await call(sales.get, { params: { id: voided.id } })).status).toBe('void')
})
