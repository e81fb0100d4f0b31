import { beforeEach, describe, expect, it } from 'vitest'
import { permissions } from '#src/contract/permissions.ts'
import { takeIns } from '#src/contract/shop/documents/take-ins.ts'
import { takeOuts } from '#src/contract/shop/documents/take-outs.ts'
import { reports } from '#src/contract/shop/reports.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { call, send } from '#tests/support/server.ts'
import { freshEachTest } from './fresh-each-test.ts'
import { addCustomer, addStockedProduct, addSupplier, at, device, lineOf, newId, receive } from './shop.ts'

let product: string

freshEachTest()
beforeEach(async () => {
  product = await addStockedProduct()
})

const linked = (id: string) => conforming(reports.ofTakeOut, { params: { id } })
const ofTakeIn = (id: string) => conforming(reports.ofTakeIn, { params: { id } })
const take = (fields: object) => call(permissions.update, { body: { groupID: 'store', permissions: fields } })

/** Returns a take-out of 3 pieces that was collected in part, delivered, and paid in part. */
async function delivered(quantity = 2) {
  const line = lineOf(product, 3)
  const draft = await call(takeOuts.create, {
    body: {
      id: newId(),
      at,
      device,
      mode: 'delivery',
      warehouseId: 'store',
      customerId: await addCustomer('Cô Tám'),
      lines: [line],
      discount: 0,
      cashOnDelivery: 0,
      receiver: '',
      phone: '',
      address: '',
      carrier: '',
      note: '',
    },
  })
  const params = { id: draft.id }
  const out = await call(takeOuts.checkOut, { params, body: { version: draft.version, at } })
  const collected = await call(takeOuts.collect, {
    params,
    body: {
      version: out.version,
      at,
      device,
      backOrderId: newId(),
      lines: [{ lineId: line.id, quantity }],
    },
  })
  return call(takeOuts.deliver, { params, body: { version: collected.version, at, cash: 0, proof: [] } })
}

describe('what a take-out has posted', () => {
  it('are its entries of stock and debt, and the back-order; the back-order names it too', async () => {
    const row = await delivered()
    const { stock, funds, debts, documents } = await linked(row.id)
    expect(stock).toMatchObject([{ productId: product, quantity: -2, documentId: row.id, unitCost: 6000 }])
    expect(funds).toEqual([])
    expect(debts).toMatchObject([{ amount: row.totals.total }])
    expect(documents).toMatchObject([{ relation: 'backOrder', status: 'checked-out' }])
    const back = documents[0]
    expect((await linked(back?.code ?? '')).documents).toMatchObject([
      { relation: 'backOrderOf', id: row.id, code: row.code, status: 'delivered' },
    ])
  })

  it('is nothing more than its entries when all goods were collected', async () => {
    expect((await linked((await delivered(3)).id)).documents).toEqual([])
  })

  it('has only the parts that the user may view', async () => {
    const { id } = await delivered()
    await take({ inventory: 'none' })
    expect(Object.keys(await linked(id)).toSorted()).toEqual(['debts', 'documents', 'funds'])
    await take({ inventory: 'view', fund: 'none', customer: 'none', report: 'view', 'check-in': 'view' })
    const { stock, ...rest } = await linked(id)
    expect(Object.keys(rest)).toEqual(['documents'])
    expect(stock?.map(({ unitCost }) => unitCost)).toEqual([undefined])
  })

  it('is refused without the right to view the document', async () => {
    const { id } = await delivered()
    await take({ 'check-out': 'none' })
    const response = await send(reports.ofTakeOut, { params: { id } })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'forbidden', area: 'check-out', level: 'view' })
  })

  it('is not found for an unknown document, or one of the other kind', async () => {
    expect((await send(reports.ofTakeOut, { params: { id: 'none' } })).status).toBe(404)
    expect((await send(reports.ofTakeIn, { params: { id: (await delivered()).id } })).status).toBe(404)
  })
})

describe('what a take-in has posted', () => {
  const settled = async () => {
    const row = await receive(await addSupplier('Nhà Lan'), product, 4, 5000)
    const body = { version: row.version, at, paymentId: newId(), accountId: 'cash', amount: 20_000 }
    return call(takeIns.settle, { params: { id: row.id }, body })
  }

  it('are its goods, its payment and the debt to the supplier', async () => {
    const { id } = await settled()
    const { stock, funds, debts } = await ofTakeIn(id)
    expect(stock).toMatchObject([{ quantity: 4, unitCost: 5000 }])
    expect(funds).toMatchObject([{ amount: -20_000, accountId: 'cash' }])
    expect(debts?.map(({ amount }) => amount)).toEqual([20_000, -20_000])
  })

  it('has no money for those who may not see costs', async () => {
    const { id } = await settled()
    await take({ report: 'view', 'check-in': 'view' })
    const { stock, ...rest } = await ofTakeIn(id)
    expect(rest).toEqual({ documents: [] })
    expect(stock).toMatchObject([{ quantity: 4 }])
    expect(stock?.[0]).not.toHaveProperty('unitCost')
  })
})
