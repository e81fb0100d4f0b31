import { beforeEach, describe, expect, it } from 'vitest'
import { audit } from '#src/contract/shop/audit.ts'
import { customers } from '#src/contract/shop/partners.ts'
import { shopProducts } from '#src/contract/shop/products.ts'
import { reports } from '#src/contract/shop/reports.ts'
import { sales } from '#src/contract/shop/sales.ts'
import { sessions } from '#src/contract/shop/sessions.ts'
import { warehouses } from '#src/contract/shop/warehouses.ts'
import { issue } from '#sw/session/token.ts'
import { db } from '#sw/storage/db.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { call, send } from '#tests/support/server.ts'
import { freshEachTest } from './fresh-each-test.ts'
import {
  addCustomer,
  addProduct,
  addStockedProduct,
  at,
  counters,
  device,
  lineOf,
  newId,
  openDrawer,
  pay,
  SOLD_ID,
  ticket,
} from './shop.ts'

let product: string
let session: string

freshEachTest()
beforeEach(async () => {
  product = await addStockedProduct()
  session = await openDrawer()
})

const balanced = async () => expect((await conforming(audit.integrity)).differences).toEqual([])

it('a till is told how taxes and cash are calculated, and the account for transfers', async () => {
  expect(await conforming(sessions.terms)).toEqual({
    vatMode: 'inside',
    cashStep: 1,
    discountLimitPercent: 10,
    methods: ['cash', 'transfer', 'card', 'credit'],
    receiptFooter: '',
    receiptPaper: '80',
    bank: { bin: '970436', account: '0123456789', name: 'Ngân hàng' },
  })
})

describe('a sale', () => {
  it('takes the goods, the money and the code of its device', async () => {
    const open = await ticket(session, [lineOf(product, 3)])
    const sale = await pay(open, [{ method: 'cash', amount: 50_000 }])
    expect(sale).toMatchObject({
      code: 'HD-A1-261122-001',
      status: 'paid',
      change: 20_000,
      payments: [{ method: 'cash', amount: 30_000 }],
      totals: { total: 30_000, tax: 2222 },
    })
    expect(await conforming(sales.get, { params: { id: 'HD-A1-261122-001' } })).toEqual(sale)
    expect(await conforming(sessions.current)).toMatchObject({ expected: 530_000, taken: { cash: 30_000 } })
    expect(await conforming(warehouses.balances, { query: { product } })).toMatchObject([{ onHand: 17 }])
    expect((await conforming(shopProducts.get, { params: { id: product } })).stock).toBe(17)
    const { days } = await conforming(reports.console, { query: { day: '2026-11-22' } })
    expect(days).toMatchObject([{ count: 1, quantity: 3, amount: 30_000, cost: 18_000 }])
    await balanced()
  })

  it('cannot amount to more than a document can contain', async () => {
    const sent = await ticket(session, [lineOf(product, 1)])
    const lines = [lineOf(product, 100_000_001)]
    const body = {
      version: sent.version,
      at,
      warehouseId: 'store',
      customerId: null,
      lines,
      discount: 0,
      note: '',
    }
    const response = await send(sales.update, { params: { id: sent.id }, body })
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'invalid', field: 'lines' }])
    expect(await call(sales.get, { params: { id: sent.id } })).toEqual(sent)
  })

  it('cannot be paid with more than a document can contain', async () => {
    const open = await ticket(session, [lineOf(product, 1)])
    const payments = [1, 2].map(() => ({ method: 'cash' as const, amount: 600_000_000_000 }))
    const body = { version: open.version, at, payments }
    const response = await send(sales.pay, { params: { id: open.id }, body })
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: 'invalid', field: 'payments' },
    ])
    expect(await call(sales.get, { params: { id: open.id } })).toEqual(open)
  })

  it('is paid in several ways, and part of it is the debt of the customer', async () => {
    const customerId = await addCustomer('Cô Tám')
    const open = await ticket(session, [lineOf(product, 5)], { customerId })
    await pay(open, [
      { method: 'cash', amount: 10_000 },
      { method: 'transfer', amount: 15_000 },
      { method: 'credit', amount: 25_000 },
    ])
    expect((await call(customers.get, { query: { id: customerId } })).debt).toBe(25_000)
    expect(await conforming(customers.statement, { query: { id: customerId } })).toMatchObject([
      { amount: 25_000, debtAfter: 25_000, documentCode: 'HD-A1-261122-001' },
    ])
    await balanced()
  })

  it('is refunded in parts, and everything is as before', async () => {
    const before = await counters()
    const sale = await pay(await ticket(session, [lineOf(product, 3, 10_000)]), [
      { method: 'cash', amount: 30_000 },
    ])
    const back = (version: number, quantity: number) =>
      send(sales.refund, {
        params: { id: sale.id },
        body: {
          version,
          at,
          refundId: newId(),
          device,
          sessionId: session,
          lines: [{ lineId: SOLD_ID, quantity }],
          method: 'cash',
          note: '',
        },
      })
    expect((await back(sale.version, 1)).status).toBe(200)
    expect((await back(sale.version + 1, 3)).status).toBe(409)
    expect((await back(sale.version + 1, 2)).status).toBe(200)
    expect((await back(sale.version + 2, 1)).status).toBe(409)
    expect(await call(sales.get, { params: { id: sale.id } })).toMatchObject({
      status: 'refunded',
      refunded: 30_000,
    })
    expect(await counters()).toEqual(before)
    await balanced()
  })

  it('is held and resumed, and paid only once', async () => {
    const open = await ticket(session, [lineOf(product, 1)])
    const params = { id: open.id }
    const held = await conforming(sales.hold, { params, body: { version: open.version, at } })
    expect((await send(sales.hold, { params, body: { version: held.version, at } })).status).toBe(409)
    const resumed = await conforming(sales.resume, { params, body: { version: held.version, at } })
    const body = { version: resumed.version, at, payments: [{ method: 'cash' as const, amount: 10_000 }] }
    const headers = { 'Idempotency-Key': 'tap' }
    const replies = await Promise.all([1, 2].map(() => call(sales.pay, { params, body, headers })))
    expect(replies[0]).toEqual(replies[1])
    const again = await send(sales.pay, { params, body })
    expect([again.status, (await again.json()).code]).toEqual([409, 'conflict'])
    expect(await db.stockEntries.where({ documentId: open.id }).count()).toBe(1)
    await balanced()
  })

  it.each([
    ['less than the total', [{ method: 'cash', amount: 5000 }], 409],
    ['more by card', [{ method: 'card', amount: 15_000 }], 409],
    ['credit without a customer', [{ method: 'credit', amount: 10_000 }], 400],
  ])('with %s is refused and changes nothing', async (_, payments, status) => {
    const open = await ticket(session, [lineOf(product, 1)])
    const before = await counters()
    const response = await send(sales.pay, {
      params: { id: open.id },
      body: { version: open.version, at, payments },
    })
    expect(response.status).toBe(status)
    expect((await response.json()).message).not.toBe('')
    expect(await counters()).toEqual(before)
    expect(await db.codeNumbers.get('HD-A1-261122')).toBeUndefined()
  })
})

describe('a cashier', () => {
  let token: string
  let own: string
  beforeEach(async () => {
    token = await issue('truc')
    own = await openDrawer(0, token)
  })
  const body = (fields: object, line: object = {}) => ({
    id: newId(),
    at,
    device: 'B2',
    sessionId: own,
    warehouseId: 'store',
    customerId: null,
    lines: [{ ...lineOf(product, 2), ...line }],
    discount: 0,
    note: '',
    ...fields,
  })

  it.each([
    ['another price', {}, { price: 9000 }],
    ['a large discount', { discount: 5000 }, {}],
    ['a large discount of a line', {}, { discount: 5000 }],
  ])('cannot give %s', async (_, fields, line) => {
    const response = await send(sales.create, { token, body: body(fields, line) })
    expect([response.status, (await response.json()).code]).toEqual([403, 'lacksRight'])
  })

  it('cannot sell more than there is; the owner can, and the stock is negative', async () => {
    const open = await call(sales.create, { token, body: body({}, { quantity: 21 }) })
    const payment = { version: 1, at, payments: [{ method: 'cash' as const, amount: 210_000 }] }
    const refused = await send(sales.pay, { token, params: { id: open.id }, body: payment })
    expect(refused.status).toBe(403)
    expect(await refused.json()).toEqual({
      code: 'lacksRight',
      field: 'sellBelowZero',
      message: 'There is not enough of “Trà sen”',
    })
    await call(sales.pay, { params: { id: open.id }, body: payment })
    expect(await call(warehouses.balances, { query: { product } })).toMatchObject([{ onHand: -1 }])
    await balanced()
  })

  it('sees what a warehouse can still sell: less than is there of reserved goods, and less than nothing', async () => {
    const available = (warehouse: string) =>
      conforming(sales.available, { token, query: { warehouse, products: `${product},${product}` } })
    expect(await available('store')).toEqual([{ productId: product, available: 20 }])
    expect(await available('store-2')).toEqual([{ productId: product, available: 0 }])
    const service = await addProduct('Gói quà', 5000, { trackStock: false })
    const reply = await conforming(sales.available, {
      token,
      query: { warehouse: 'store', products: service },
    })
    expect(reply).toEqual([])
    await pay(await ticket(session, [lineOf(product, 23)]), [{ method: 'cash', amount: 230_000 }])
    expect(await available('store')).toEqual([{ productId: product, available: -3 }])
  })

  it('sees no cost', async () => {
    const seen = await conforming(shopProducts.list, { token, query: { search: 'tra sen' } })
    expect(seen.rows.map(({ name }) => name)).toEqual(['Trà sen'])
    expect(seen.rows[0]).not.toHaveProperty('cost')
    const all = await conforming(shopProducts.list, { query: { search: 'tra sen' } })
    expect(all.rows[0]?.cost).toBe(6000)
  })
})

describe('a session', () => {
  it('refuses a second move of cash with the same id and changes nothing', async () => {
    const sent = {
      params: { id: session },
      body: { moveId: newId(), at, amount: -20_000, reason: 'Mua đá' },
    }
    await call(sessions.move, sent)
    const before = await counters()
    const again = await send(sessions.move, { ...sent, body: { ...sent.body, amount: 5000 } })
    expect([again.status, (await again.json()).code]).toEqual([409, 'duplicate'])
    expect(await counters()).toEqual(before)
  })

  it('refuses more money than a drawer can hold and changes nothing', async () => {
    const before = await counters()
    const version = (await db.shopSessions.get(session))?.version ?? 0
    const notes = [{ note: 500_000, count: 2_000_001 }]
    const refused = await send(sessions.close, { params: { id: session }, body: { version, at, notes } })
    expect([refused.status, (await refused.json()).code]).toEqual([400, 'invalid'])
    expect(await counters()).toEqual(before)
  })

  it('posts exactly the difference when it is closed', async () => {
    await pay(await ticket(session, [lineOf(product, 1)]), [{ method: 'cash', amount: 10_000 }])
    const moved = await conforming(sessions.move, {
      params: { id: session },
      body: { moveId: newId(), at, amount: -20_000, reason: 'Mua đá' },
    })
    expect(moved.expected).toBe(490_000)
    const closed = await conforming(sessions.close, {
      params: { id: session },
      body: {
        version: moved.version,
        at,
        notes: [
          { note: 200_000, count: 2 },
          { note: 20_000, count: 4 },
        ],
      },
    })
    expect(closed).toMatchObject({ status: 'closed', counted: 480_000, difference: -10_000 })
    const entries = (await db.fundEntries.toArray()).filter(({ sessionId }) => sessionId === session)
    expect(entries.map(({ group, amount }) => [group, amount])).toEqual(
      expect.arrayContaining([['cashDifference', -10_000]]),
    )
    const again = await send(sessions.close, {
      params: { id: session },
      body: { version: closed.version, at, notes: [] },
    })
    expect([again.status, (await again.json()).code]).toEqual([409, 'wrongState'])
    await balanced()
  })
})
