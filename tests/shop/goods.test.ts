import { beforeEach, describe, expect, it } from 'vitest'
import { permissions } from '#src/contract/permissions.ts'
import { audit } from '#src/contract/shop/audit.ts'
import { categories } from '#src/contract/shop/categories.ts'
import { takeIns } from '#src/contract/shop/documents/take-ins.ts'
import { takeOuts } from '#src/contract/shop/documents/take-outs.ts'
import { funds } from '#src/contract/shop/funds.ts'
import { suppliers } from '#src/contract/shop/partners.ts'
import { shopProducts } from '#src/contract/shop/products.ts'
import { sales } from '#src/contract/shop/sales.ts'
import { warehouses } from '#src/contract/shop/warehouses.ts'
import { issue } from '#sw/session/token.ts'
import { db } from '#sw/storage/db.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { call, send } from '#tests/support/server.ts'
import { freshEachTest } from './fresh-each-test.ts'
import {
  addCustomer,
  addProduct,
  addSupplier,
  at,
  device,
  LINE_ID,
  lineOf,
  newId,
  openDrawer,
  pay,
  receive,
  SOLD_ID,
  ticket,
} from './shop.ts'

let product: string
let supplier: string

freshEachTest()
beforeEach(async () => {
  product = await addProduct('Bia lon', 12_000, {
    unit: 'lon',
    units: [{ name: 'thùng', factor: 24, price: 270_000, barcode: '8934588012345' }],
  })
  supplier = await addSupplier('Nhà Sương')
})

const balanced = async () => expect((await conforming(audit.integrity)).differences).toEqual([])
const balance = async (warehouse = 'store') =>
  (await conforming(warehouses.balances, { query: { product, warehouse } }))[0]
const costOf = async () => (await call(shopProducts.get, { params: { id: product } })).cost

async function orderBoxes(quantity: number, cost: number) {
  const line = {
    id: LINE_ID,
    productId: product,
    unit: 'thùng',
    factor: 24,
    ordered: quantity,
    cost,
    batch: '',
    expiry: '',
  }
  const row = await call(takeIns.create, {
    body: { id: newId(), at, device, warehouseId: 'store', supplierId: supplier, lines: [line], note: '' },
  })
  expect(row.code).toBe('NH-A1-261122-001')
  return conforming(takeIns.order, { params: { id: row.id }, body: { version: row.version, at } })
}

describe('a take-in', () => {
  it('with a discount has a lower cost, worth and debt, also after a part of it goes back', async () => {
    const line = {
      id: LINE_ID,
      productId: product,
      unit: 'thùng',
      factor: 24,
      ordered: 10,
      cost: 240_000,
      batch: '',
      expiry: '',
    }
    const body = {
      id: newId(),
      at,
      device,
      warehouseId: 'store',
      supplierId: supplier,
      lines: [line],
      note: '',
    }
    const refused = await send(takeIns.create, { body: { ...body, discount: 2_400_001 } })
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { code: 'exceeds', field: 'discount' },
    ])
    const draft = await conforming(takeIns.create, { body: { ...body, discount: 120_000 } })
    expect(draft.discount).toBe(120_000)
    const params = { id: draft.id }
    const ordered = await conforming(takeIns.order, { params, body: { version: draft.version, at } })
    const lines = [{ lineId: LINE_ID, quantity: 10, batch: '', expiry: '' }]
    const come = await conforming(takeIns.checkIn, {
      params,
      body: { version: ordered.version, at, lines, isLast: true },
    })
    expect(come.worth).toBe(2_280_000)
    expect(await costOf()).toBe(9500)
    expect((await call(suppliers.get, { query: { id: supplier } })).debt).toBe(2_280_000)
    const back = await conforming(takeIns.return, {
      params,
      body: { version: come.version, at, lines: [{ lineId: LINE_ID, quantity: 4 }] },
    })
    expect(back.worth).toBe(1_368_000)
    expect(await costOf()).toBe(9500)
    expect((await call(suppliers.get, { query: { id: supplier } })).debt).toBe(1_368_000)
    await balanced()
  })

  it('has no discount that those who may not see costs could read', async () => {
    const row = await orderBoxes(1, 240_000)
    await call(permissions.update, {
      body: { groupID: 'store', permissions: { report: 'view', 'check-in': 'create' } },
    })
    expect(await conforming(takeIns.get, { params: { id: row.id } })).not.toHaveProperty('discount')
  })

  it('is checked in by parts, with a shortage; it is paid, and some goods go back', async () => {
    const ordered = await orderBoxes(10, 240_000)
    const params = { id: ordered.id }
    expect(await balance()).toMatchObject({ onHand: 0, incoming: 240 })
    const part = (quantity: number) => [{ lineId: LINE_ID, quantity, batch: 'L1', expiry: '2027-06-01' }]
    const first = await conforming(takeIns.checkIn, {
      params,
      body: { version: ordered.version, at, lines: part(6), isLast: false },
    })
    expect([first.status, first.worth]).toEqual(['ordered', 1_440_000])
    expect(await balance()).toMatchObject({ onHand: 144, incoming: 96 })
    const last = await conforming(takeIns.checkIn, {
      params,
      body: { version: first.version, at, lines: part(3), isLast: true },
    })
    expect([last.status, last.worth]).toEqual(['checked-in', 2_160_000])
    expect(await balance()).toMatchObject({ onHand: 216, incoming: 0 })
    expect(await costOf()).toBe(10_000)
    expect((await call(suppliers.get, { query: { id: supplier } })).debt).toBe(2_160_000)

    const back = await conforming(takeIns.return, {
      params,
      body: { version: last.version, at, lines: [{ lineId: LINE_ID, quantity: 1 }] },
    })
    expect(back.worth).toBe(1_920_000)
    const settled = await conforming(takeIns.settle, {
      params,
      body: { version: back.version, at, paymentId: newId(), accountId: 'bank', amount: 1_920_000 },
    })
    expect([settled.status, settled.paid]).toEqual(['settled', 1_920_000])
    expect((await call(suppliers.get, { query: { id: supplier } })).debt).toBe(0)
    const { rows } = await conforming(warehouses.card, { query: { product } })
    expect(rows.map(({ quantity, quantityAfter }) => [quantity, quantityAfter])).toEqual([
      [-24, 192],
      [72, 216],
      [144, 144],
    ])
    await balanced()
  })

  it('follows the worked example of the average cost', async () => {
    await receive(supplier, product, 10, 1000)
    await receive(supplier, product, 5, 1300)
    expect(await costOf()).toBe(1100)
    await pay(await ticket(await openDrawer(), [lineOf(product, 12, 12_000)]), [
      { method: 'cash', amount: 144_000 },
    ])
    const sold = (await db.stockEntries.toArray()).find(({ documentKind }) => documentKind === 'sale')
    expect([sold?.quantity, sold?.unitCost]).toEqual([-12, 1100])
    const last = await receive(supplier, product, 3, 1500)
    expect(await costOf()).toBe(1300)
    await call(takeIns.return, {
      params: { id: last.id },
      body: { version: last.version, at, lines: [{ lineId: LINE_ID, quantity: 3 }] },
    })
    expect(await costOf()).toBe(1100)
    await balanced()
  })

  it.each([
    ['order', {}],
    ['cancel', {}],
    ['settle', { paymentId: newId(), accountId: 'cash', amount: 99_999_999 }],
    ['return', { lines: [{ lineId: LINE_ID, quantity: 6 }] }],
  ] as const)('refuses %s when its state or its goods do not allow it', async (name, fields) => {
    const row = await receive(supplier, product, 5, 1000)
    const before = await db.stockEntries.toArray()
    const response = await send(takeIns[name], {
      params: { id: row.id },
      body: { version: row.version, at, ...fields },
    })
    expect([response.status, typeof (await response.json()).message]).toEqual([409, 'string'])
    expect(await db.stockEntries.toArray()).toEqual(before)
    expect(await call(takeIns.get, { params: { id: row.id } })).toEqual(row)
  })

  it('cannot be worth more than a document can contain', async () => {
    const ordered = await orderBoxes(10, 240_000)
    const lines = [{ lineId: LINE_ID, quantity: 1_000_000_000, batch: '', expiry: '' }]
    const body = { version: ordered.version, at, lines, isLast: false }
    const response = await send(takeIns.checkIn, { params: { id: ordered.id }, body })
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'invalid', field: 'lines' }])
    expect(await call(takeIns.get, { params: { id: ordered.id } })).toEqual(ordered)
    await balanced()
  })

  it('has no cost for those who may not see costs', async () => {
    const row = await receive(supplier, product, 5, 1000)
    const seen = await conforming(takeIns.get, { token: await issue('lan'), params: { id: row.id } })
    expect(JSON.stringify(seen)).not.toMatch(/cost|worth|paid"/)
    expect(row.worth).toBe(5000)
    await call(permissions.update, { body: { groupID: 'cashier', permissions: { 'check-in': 'create' } } })
    const body = { version: 1, at, lines: [], isLast: false }
    const conflict = await send(takeIns.checkIn, { token: await issue('truc'), params: { id: row.id }, body })
    const { code, stored } = await conflict.json()
    expect([code, stored.id]).toEqual(['conflict', row.id])
    expect(JSON.stringify(stored)).not.toMatch(/cost|worth|paid"/)
  })
})

describe('a take-out', () => {
  const order = async (quantity: number, cashOnDelivery = 0) => {
    const customerId = await addCustomer('Cô Tám')
    return call(takeOuts.create, {
      body: {
        id: newId(),
        at,
        device,
        mode: 'delivery',
        warehouseId: 'store',
        customerId,
        lines: [lineOf(product, quantity, 12_000)],
        discount: 0,
        cashOnDelivery,
        receiver: '',
        phone: '',
        address: '',
        carrier: '',
        note: '',
      },
    })
  }

  it('is collected in part with a back-order, and delivered for cash and credit', async () => {
    await receive(supplier, product, 20, 9000)
    const draft = await order(10)
    const params = { id: draft.id }
    const deliverDraft = await send(takeOuts.deliver, {
      params,
      body: { version: draft.version, at, cash: 0, proof: [] },
    })
    expect([deliverDraft.status, (await deliverDraft.json()).code]).toEqual([409, 'wrongState'])
    const confirmed = await conforming(takeOuts.checkOut, { params, body: { version: draft.version, at } })
    expect(await balance()).toMatchObject({ onHand: 20, reserved: 10 })
    expect(await conforming(takeOuts.toCollect)).toEqual([confirmed])
    const backOrderId = newId()
    const collected = await conforming(takeOuts.collect, {
      params,
      body: {
        version: confirmed.version,
        at,
        device,
        backOrderId,
        lines: [{ lineId: SOLD_ID, quantity: 7 }],
      },
    })
    expect(collected.totals.total).toBe(84_000)
    expect(await balance()).toMatchObject({ onHand: 13, reserved: 3 })
    expect(await conforming(takeOuts.get, { params: { id: backOrderId } })).toMatchObject({
      code: 'XH-A1-261122-002',
      status: 'checked-out',
      backOrderOf: draft.id,
      totals: { total: 36_000 },
    })
    const delivered = await conforming(takeOuts.deliver, {
      params,
      body: { version: collected.version, at, cash: 50_000, proof: [] },
    })
    expect([delivered.status, delivered.paid]).toEqual(['delivered', 50_000])
    expect(await conforming(funds.debts, { query: { at } })).toMatchObject([
      { kind: 'supplier', total: 180_000 },
      { kind: 'customer', total: 34_000, ages: [34_000, 0, 0, 0] },
    ])
    await balanced()
  })

  it('with a back-order collects the cash of the order once, also when a part was paid in advance', async () => {
    await receive(supplier, product, 20, 9000)
    // 120,000 đ, of which the customer has paid 30,000 before.
    const draft = await order(10, 90_000)
    const params = { id: draft.id }
    const { version } = await call(takeOuts.checkOut, { params, body: { version: draft.version, at } })
    const backOrderId = newId()
    const lines = [{ lineId: SOLD_ID, quantity: 7 }]
    const first = await call(takeOuts.collect, { params, body: { version, at, device, backOrderId, lines } })
    const rest = await call(takeOuts.get, { params: { id: backOrderId } })
    expect([first.cashOnDelivery, rest.cashOnDelivery]).toEqual([84_000, 6_000])

    const body = { version: first.version, at, cash: 84_000, proof: [] }
    expect((await send(takeOuts.deliver, { params, body })).status).toBe(200)
    expect((await send(takeOuts.deliver, { params, body })).status, 'a second time').toBe(409)
    expect(await db.fundEntries.where({ documentId: draft.id }).toArray()).toMatchObject([{ amount: 84_000 }])
  })

  it('that is reserved takes its goods from others', async () => {
    await receive(supplier, product, 5, 9000)
    const row = await order(4)
    await call(takeOuts.checkOut, { params: { id: row.id }, body: { version: row.version, at } })
    const token = await issue('truc')
    const own = await openDrawer(0, token)
    const open = await call(sales.create, {
      token,
      body: {
        id: newId(),
        at,
        device: 'B2',
        sessionId: own,
        warehouseId: 'store',
        customerId: null,
        lines: [lineOf(product, 2, 12_000)],
        discount: 0,
        note: '',
      },
    })
    const response = await send(sales.pay, {
      token,
      params: { id: open.id },
      body: { version: open.version, at, payments: [{ method: 'cash', amount: 24_000 }] },
    })
    expect([response.status, (await response.json()).code]).toEqual([403, 'lacksRight'])
    await balanced()
  })
})

describe('a product', () => {
  it('whose stock the inventory app has set gets the difference as an entry', async () => {
    const id = await addProduct('Đồng hồ', 100_000, { stock: 8, cost: 60_000 })
    await pay(await ticket(await openDrawer(), [lineOf(id, 3, 100_000)]), [
      { method: 'cash', amount: 300_000 },
    ])
    const { rows } = await conforming(warehouses.card, { query: { product: id } })
    expect(rows.map(({ documentKind, quantityAfter }) => [documentKind, quantityAfter])).toEqual([
      ['sale', 5],
      ['product', 8],
    ])
    expect((await call(shopProducts.get, { params: { id } })).stock).toBe(5)
    await balanced()
  })

  it('is found without accents, by the last digits of a barcode, and by the barcode of a unit', async () => {
    const found = async (query: object) =>
      (await conforming(shopProducts.list, { query })).rows.map(({ id }) => id)
    expect(await found({ search: 'BIA lon' })).toEqual([product])
    expect(await found({ search: '12345' })).toEqual([product])
    expect(await found({ code: '8934588012345' })).toEqual([product])
  })

  it('that somebody has changed is not overwritten: the reply has both versions', async () => {
    const body = (name: string) => ({ id: product, version: 1, product: { name } })
    await conforming(shopProducts.update, { body: body('Bia 333') })
    const response = await send(shopProducts.update, { body: body('Bia Sài Gòn') })
    expect([response.status, await response.json()]).toMatchObject([
      409,
      { code: 'conflict', stored: { name: 'Bia 333', version: 2 }, sent: { name: 'Bia Sài Gòn' } },
    ])
  })

  it('is listed with the categories below its own', async () => {
    const add = async (name: string, parentId: string | null) =>
      (await call(categories.create, { body: { id: newId(), category: { name, parentId, code: '' } } })).id
    const drinks = await add('Đồ uống', null)
    const beers = await add('Bia', drinks)
    await call(shopProducts.update, { body: { id: product, version: 1, product: { category: beers } } })
    const { rows } = await conforming(shopProducts.list, { query: { category: drinks } })
    expect(rows.map(({ id }) => id)).toEqual([product])
    expect((await send(categories.remove, { query: { id: beers } })).status).toBe(409)
    const loop = { id: drinks, version: 1, category: { parentId: beers } }
    expect((await send(categories.update, { body: loop })).status).toBe(400)
  })
})
