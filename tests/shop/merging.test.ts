import { beforeEach, expect, it } from 'vitest'
import { audit } from '#src/contract/shop/audit.ts'
import { takeIns } from '#src/contract/shop/documents/take-ins.ts'
import { funds } from '#src/contract/shop/funds.ts'
import { customers, suppliers } from '#src/contract/shop/partners.ts'
import { sales } from '#src/contract/shop/sales.ts'
import { issue } from '#sw/session/token.ts'
import { db } from '#sw/storage/db.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { call, send } from '#tests/support/server.ts'
import { freshEachTest } from './fresh-each-test.ts'
import {
  addCustomer,
  addStockedProduct,
  addSupplier,
  at,
  counters,
  device,
  lineOf,
  newId,
  openDrawer,
  pay,
  receive,
  SOLD_ID,
  ticket,
} from './shop.ts'

let product: string
let session: string
let one: string
let other: string

freshEachTest()
beforeEach(async () => {
  product = await addStockedProduct()
  session = await openDrawer()
  one = await addCustomer('Cô Tám', { code: 'KH-1' })
  other = await addCustomer('Chị Tám', { code: 'KH-2' })
})

const balanced = async () => expect((await conforming(audit.integrity)).differences).toEqual([])
const sellOnCredit = async (customerId: string, quantity: number) =>
  pay(await ticket(session, [lineOf(product, quantity)], { customerId }), [
    { method: 'credit', amount: quantity * 10_000 },
  ])
const merge = (partner = {}, others = [{ id: other, version: 1 }]) => ({
  body: { id: one, version: 1, at, partner, others },
})
const debtOf = async (id: string) => (await call(customers.get, { query: { id } })).debt

it('a merge adds the debts up, and keeps documents and entries', async () => {
  await sellOnCredit(one, 1)
  const sale = await sellOnCredit(other, 2)
  const entries = await db.debtEntries.where({ documentId: sale.id }).toArray()
  const merged = await conforming(customers.merge, merge({ code: 'KH-2', phone: '0912345678' }))
  expect(merged).toMatchObject({
    name: 'Cô Tám',
    code: 'KH-2',
    phone: '0912345678',
    debt: 30_000,
    version: 2,
  })
  expect(await conforming(customers.get, { query: { id: other } })).toMatchObject({
    name: 'Chị Tám',
    debt: 0,
    active: false,
    mergedInto: one,
  })
  expect(await db.debtEntries.where({ documentId: sale.id }).toArray()).toEqual(entries)
  expect((await call(sales.get, { params: { id: sale.id } })).customerId).toBe(other)
  const listed = await call(customers.list, { query: { search: 'tam' } })
  expect(listed.rows.map(({ id }) => id)).toEqual([one])
  const all = await call(customers.list, { query: { search: 'tam', merged: 'true' } })
  expect(all.rows).toHaveLength(2)
  const statement = await conforming(customers.statement, { query: { id: one } })
  expect(statement.map(({ amount, debtAfter }) => [amount, debtAfter])).toEqual([
    [20_000, 30_000],
    [10_000, 10_000],
  ])
  expect((await call(sales.list, { query: { partner: one } })).rows).toHaveLength(2)
  const aged = await conforming(funds.debts, { query: { at } })
  expect(aged.filter(({ partnerId }) => [one, other].includes(partnerId))).toMatchObject([
    { partnerId: one, total: 30_000, ages: [30_000, 0, 0, 0] },
  ])
  const [line] = (await call(audit.list, { query: { document: other } })).rows
  expect(line).toMatchObject({ what: 'merge', before: 'Chị Tám', after: 'Cô Tám' })
  await balanced()
})

it('what happens to a document of a merged customer changes the debt of the remaining one', async () => {
  const sale = await sellOnCredit(other, 2)
  await call(customers.merge, merge())
  await call(sales.refund, {
    params: { id: sale.id },
    body: {
      version: sale.version,
      at,
      refundId: newId(),
      device,
      sessionId: session,
      lines: [{ lineId: SOLD_ID, quantity: 1 }],
      method: 'credit',
      note: '',
    },
  })
  await sellOnCredit(other, 3)
  expect([await debtOf(one), await debtOf(other)]).toEqual([40_000, 0])
  await balanced()
})

it('a customer with merged ones is merged into a third one, with the debts of all', async () => {
  await sellOnCredit(other, 2)
  await call(customers.merge, merge())
  const third = await addCustomer('Bà Tám')
  const body = { id: third, version: 1, at, partner: {}, others: [{ id: one, version: 2 }] }
  await call(customers.merge, { body })
  await sellOnCredit(other, 1)
  expect(await debtOf(third)).toBe(30_000)
  expect(await call(customers.statement, { query: { id: third } })).toHaveLength(2)
  await balanced()
})

it('a merged supplier is paid through the remaining one', async () => {
  const kept = await addSupplier('Kho Phát')
  const double = await addSupplier('Kho Phat')
  const received = await receive(double, product, 5, 6000)
  const merged = await conforming(suppliers.merge, {
    body: { id: kept, version: 1, at, partner: {}, others: [{ id: double, version: 1 }] },
  })
  expect(merged.debt).toBe(30_000)
  await call(takeIns.settle, {
    params: { id: received.id },
    body: { version: received.version, at, paymentId: newId(), accountId: 'cash', amount: 30_000 },
  })
  expect((await call(suppliers.get, { query: { id: kept } })).debt).toBe(0)
  await balanced()
})

it.each([
  ['itself', () => [{ id: one, version: 1 }], 400],
  [
    'the same partner twice',
    () => [
      { id: other, version: 1 },
      { id: other, version: 1 },
    ],
    400,
  ],
  ['nobody', () => [], 400],
  ['a supplier', async () => [{ id: await addSupplier('Kho Phát'), version: 1 }], 404],
  ['another version', () => [{ id: other, version: 7 }], 409],
])('a merge of %s is refused and changes nothing', async (_, others, status) => {
  await sellOnCredit(other, 1)
  const sent = merge({}, await others())
  const before = [await counters(), await db.partners.toArray()]
  expect((await send(customers.merge, sent)).status).toBe(status)
  expect([await counters(), await db.partners.toArray()]).toEqual(before)
})

it('a merge with the code of a third customer is refused, and so is a second merge', async () => {
  await addCustomer('Anh Ba', { code: 'KH-3' })
  expect((await send(customers.merge, merge({ code: 'KH-3' }))).status).toBe(409)
  await call(customers.merge, merge())
  const body = { id: one, version: 2, at, partner: {}, others: [{ id: other, version: 2 }] }
  expect((await send(customers.merge, { body })).status).toBe(404)
  expect((await send(customers.update, { body: { id: other, version: 2, partner: {} } })).status).toBe(404)
})

it('a store keeper, who may not edit customers, cannot merge them', async () => {
  const token = await issue('lan')
  expect((await send(customers.merge, { ...merge(), token })).status).toBe(403)
})
