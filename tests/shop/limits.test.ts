import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { permissions } from '#src/contract/permissions.ts'
import { products } from '#src/contract/products.ts'
import { audit } from '#src/contract/shop/audit.ts'
import { categories } from '#src/contract/shop/categories.ts'
import { counts } from '#src/contract/shop/documents/counts.ts'
import { ShopDocument } from '#src/contract/shop/documents/documents.ts'
import { takeIns } from '#src/contract/shop/documents/take-ins.ts'
import { takeOuts } from '#src/contract/shop/documents/take-outs.ts'
import { transfers } from '#src/contract/shop/documents/transfers.ts'
import { funds } from '#src/contract/shop/funds.ts'
import { suppliers } from '#src/contract/shop/partners.ts'
import { shopProducts } from '#src/contract/shop/products.ts'
import { sales } from '#src/contract/shop/sales.ts'
import { issue } from '#sw/session/token.ts'
import { db } from '#sw/storage/db.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { call, send } from '#tests/support/server.ts'
import { freshEachTest } from './fresh-each-test.ts'
import { addProduct, addSupplier, at, device, LINE_ID, lineOf, newId, openDrawer } from './shop.ts'

let product: string
let supplier: string

freshEachTest()
beforeEach(async () => {
  product = await addProduct('Trà sen')
  supplier = await addSupplier('Nhà Sương')
})

const line = (ordered: number, cost: number) => ({
  id: LINE_ID,
  productId: product,
  unit: 'kg',
  factor: 1,
  ordered,
  cost,
  batch: '',
  expiry: '',
})
const orderBody = (ordered: number, cost: number) => ({
  warehouseId: 'store',
  supplierId: supplier,
  lines: [line(ordered, cost)],
  note: '',
})

/** Orders goods and returns functions that check in and return parts of them, and pay for them. */
async function ordered(quantity: number, cost: number) {
  const { id } = await call(takeIns.create, {
    body: { id: newId(), at, device, ...orderBody(quantity, cost) },
  })
  const params = { id }
  await call(takeIns.order, { params, body: { version: 1, at } })
  const versioned = async () => ({ version: (await call(takeIns.get, { params })).version, at })
  const part = (amount: number) => ({ lineId: LINE_ID, quantity: amount, batch: '', expiry: '' })
  const checkInBody = async (amount: number, isLast: boolean) => ({
    ...(await versioned()),
    lines: amount > 0 ? [part(amount)] : [],
    isLast,
  })
  return {
    params,
    checkIn: async (amount: number, isLast = false) =>
      conforming(takeIns.checkIn, { params, body: await checkInBody(amount, isLast) }),
    tryCheckIn: async (amount: number) =>
      send(takeIns.checkIn, { params, body: await checkInBody(amount, false) }),
    giveBack: async (amount: number) =>
      conforming(takeIns.return, {
        params,
        body: { ...(await versioned()), lines: [{ lineId: LINE_ID, quantity: amount }] },
      }),
    settle: async (amount: number) =>
      conforming(takeIns.settle, {
        params,
        body: { ...(await versioned()), paymentId: newId(), accountId: 'bank', amount },
      }),
  }
}
const debt = async () => (await call(suppliers.get, { query: { id: supplier } })).debt

describe('a take-in', () => {
  it('is worth what is kept, also when its parts are rounded, and the debt is the same', async () => {
    const { checkIn, giveBack } = await ordered(1, 1001)
    const worths = []
    for (const quantity of [0.4, 0.4, 0.2]) worths.push((await checkIn(quantity)).worth)
    expect(worths).toEqual([400, 801, 1001])
    expect(await debt()).toBe(1001)
    expect((await giveBack(1)).worth).toBe(0)
    expect(await debt()).toBe(0)
    for (const row of await db.shopDocuments.toArray()) expect(v.is(ShopDocument, row)).toBe(true)
    expect((await conforming(audit.integrity)).differences).toEqual([])
  })

  it('that was paid before its last check-in, or of which the unpaid rest goes back, is settled', async () => {
    const paid = await ordered(10, 1000)
    await paid.checkIn(6)
    expect((await paid.settle(6000)).status).toBe('ordered')
    const last = await paid.checkIn(0, true)
    expect([last.status, last.stamps.slice(-2).map(({ state }) => state)]).toEqual([
      'settled',
      ['checked-in', 'settled'],
    ])

    const returned = await ordered(10, 1000)
    await returned.checkIn(10)
    expect((await returned.settle(4000)).status).toBe('checked-in')
    expect((await returned.giveBack(6)).status).toBe('settled')
  })

  it('cannot receive more than a document can contain', async () => {
    const { checkIn, tryCheckIn } = await ordered(1_000_000_000, 0)
    await checkIn(600_000_000)
    const response = await tryCheckIn(600_000_000)
    expect([response.status, (await response.json()).field]).toEqual([400, 'lines'])
  })
})

it('a count of a product with more stock than a document can contain is refused at the review', async () => {
  await call(products.update, { body: { id: product, product: { stock: 5e9 } } })
  const params = { id: newId() }
  await call(counts.create, { body: { ...params, at, device, warehouseId: 'store', note: '' } })
  const lines = [{ productId: product, counted: 1 }]
  await call(counts.count, { params, body: { version: 1, at, lines } })
  const response = await send(counts.review, { params, body: { version: 2, at } })
  expect([response.status, (await response.json()).field]).toEqual([400, 'lines'])
})

it.each([
  ['stock', 1e200],
  ['cost', 1e305],
  ['minStock', 2e12],
  ['units', [{ name: 'thùng', factor: 1e13, price: 1, barcode: '' }]],
])('a product cannot get the %s %j', async (name, value) => {
  const body = { id: product, product: { [name]: value } }
  expect((await send(products.update, { body })).status).toBe(400)
  expect((await send(shopProducts.update, { body: { ...body, version: 1 } })).status).toBe(400)
})

it('a category can be changed while others, of a backup, contain each other', async () => {
  const add = async (name: string, parentId: string | null = null) =>
    (await call(categories.create, { body: { id: newId(), category: { name, parentId, code: '' } } })).id
  const [one, other] = [await add('Trà'), await add('Bánh')]
  await db.shopCategories.update(one, { parentId: other })
  await db.shopCategories.update(other, { parentId: one })
  expect(await add('Kẹo', one)).toEqual(expect.any(String))
})

it('a page of the book behind its end is empty', async () => {
  await call(funds.post, {
    body: {
      id: newId(),
      at,
      device,
      kind: 'receipt',
      accountId: 'cash',
      toAccountId: null,
      group: 'Khác',
      partnerId: null,
      amount: 1000,
      note: '',
    },
  })
  const query = { account: 'cash', page: '5', size: '999999999' }
  expect((await conforming(funds.book, { query })).rows).toEqual([])
})

describe('a user who may create and not edit', () => {
  const withToken = async () => {
    const levels = { 'check-in': 'create', inventory: 'create' } as const
    await call(permissions.update, { body: { groupID: 'cashier', permissions: levels } })
    return issue('truc')
  }
  const statusOf = async (response: Promise<Response>) => (await response).status

  it('changes only own take-ins, and checks in the goods that others ordered', async () => {
    const token = await withToken()
    const body = { id: newId(), at, device, ...orderBody(5, 1000) }
    const { id } = await call(takeIns.create, { body })
    const change = { version: 1, at }
    const params = { id }
    const update = { token, params, body: { ...change, ...orderBody(2, 1000) } }
    expect(await statusOf(send(takeIns.update, update))).toBe(403)
    expect(await statusOf(send(takeIns.order, { token, params, body: change }))).toBe(403)
    expect(await statusOf(send(takeIns.cancel, { token, params, body: change }))).toBe(403)
    await call(takeIns.order, { params, body: change })
    const lines = [{ lineId: LINE_ID, quantity: 5, batch: '', expiry: '' }]
    await call(takeIns.checkIn, { token, params, body: { version: 2, at, lines, isLast: true } })
    const own = await call(takeIns.create, { token, body: { ...body, id: newId() } })
    await call(takeIns.order, { token, params: { id: own.id }, body: change })
  })

  it('changes only own counts, and receives the transfers of others', async () => {
    const token = await withToken()
    const params = { id: newId() }
    await call(counts.create, { body: { ...params, at, device, warehouseId: 'store', note: '' } })
    const body = { version: 1, at, lines: [] }
    expect(await statusOf(send(counts.count, { token, params, body }))).toBe(403)
    await call(counts.count, { params, body })
    expect(await statusOf(send(counts.review, { token, params, body: { version: 2, at } }))).toBe(403)

    const moved = { id: newId() }
    await call(products.update, { body: { id: product, product: { stock: 5 } } })
    const lines = [{ productId: product, quantity: 1 }]
    const place = { warehouseId: 'store', toWarehouseId: 'store-2' }
    await call(transfers.create, { body: { ...moved, at, device, ...place, lines, note: '' } })
    const sending = { params: moved, body: { version: 1, at } }
    expect(await statusOf(send(transfers.send, { token, ...sending }))).toBe(403)
    await call(transfers.send, sending)
    await call(transfers.receive, { token, params: moved, body: { version: 2, at } })
  })

  it('is told which right a take-out with another price needs', async () => {
    await call(permissions.update, { body: { groupID: 'cashier', permissions: { 'check-out': 'create' } } })
    const order = {
      mode: 'counter' as const,
      warehouseId: 'store',
      customerId: null,
      lines: [lineOf(product, 1, 1)],
      discount: 0,
      cashOnDelivery: 0,
      receiver: '',
      phone: '',
      address: '',
      carrier: '',
      note: '',
    }
    const body = { id: newId(), at, device, ...order }
    const refused = await send(takeOuts.create, { token: await issue('truc'), body })
    const { code } = await refused.json()
    expect(takeOuts.create.errors[403]).toContain(code)
    expect(takeOuts.update.errors[403]).toContain(code)
  })

  it('sells only from the own drawer', async () => {
    const token = await withToken()
    const contents = {
      at,
      device,
      warehouseId: 'store',
      customerId: null,
      lines: [lineOf(product, 1)],
      discount: 0,
      note: '',
    }
    const sell = (sessionId: string) =>
      statusOf(send(sales.create, { token, body: { ...contents, id: newId(), sessionId } }))
    expect(await sell(await openDrawer())).toBe(403)
    expect(await sell(await openDrawer(0, token))).toBe(200)
  })
})
