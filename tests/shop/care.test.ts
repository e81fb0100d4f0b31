import { beforeEach, describe, expect, it } from 'vitest'
import { permissions } from '#src/contract/permissions.ts'
import { audit } from '#src/contract/shop/audit.ts'
import { care } from '#src/contract/shop/documents/care.ts'
import type { CareTicket } from '#src/contract/shop/documents/care-ticket.ts'
import { customers } from '#src/contract/shop/partners.ts'
import { shopProducts } from '#src/contract/shop/products.ts'
import { reports } from '#src/contract/shop/reports.ts'
import { issue } from '#sw/session/token.ts'
import { db } from '#sw/storage/db.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { call, send } from '#tests/support/server.ts'
import { ticketFields, ticketIn } from './care.ts'
import { freshEachTest } from './fresh-each-test.ts'
import { addCustomer, addStockedProduct, at, device, lineOf, newId, openDrawer, pay, ticket } from './shop.ts'

let product: string
let customer: string

freshEachTest()
beforeEach(async () => {
  product = await addStockedProduct()
  customer = await addCustomer('Cô Tám', { phone: '0909 888 777' })
})

const balanced = async () => expect((await conforming(audit.integrity)).differences).toEqual([])
const stock = async () => (await call(shopProducts.get, { params: { id: product } })).stock
const cash = async () => (await db.fundAccounts.get('cash'))?.balance ?? 0
const debt = async () => (await call(customers.get, { query: { id: customer } })).debt
const listed = async (query: object) =>
  (await conforming(care.list, { query: { ...query } })).rows.map(({ id }) => id)

/** Gives the group of a user a level in the customer care, and returns a token of the user. */
async function allowed(userId: string, level: 'create' | 'edit') {
  const { groupID = '' } = (await db.users.get(userId)) ?? {}
  await call(permissions.update, { body: { groupID, permissions: { care: level } } })
  return issue(userId)
}

const addPart = (row: CareTicket, quantity = 2, price = 15_000) =>
  conforming(care.addPart, {
    params: { id: row.id },
    body: {
      version: row.version,
      at,
      partId: newId(),
      productId: product,
      warehouseId: 'store',
      quantity,
      price,
    },
  })

describe('the parts of a ticket', () => {
  it('leave the stock at the moving cost, and come back at it', async () => {
    const row = await addPart(await ticketIn('in-progress'))
    expect(await stock()).toBe(18)
    const entries = await db.stockEntries.where({ documentId: row.id }).toArray()
    expect(entries).toMatchObject([{ quantity: -2, unitCost: 6000, documentCode: row.code }])
    await balanced()
    const next = await conforming(care.removePart, {
      params: { id: row.id },
      body: { version: row.version, at, partId: row.parts[0]?.id ?? '' },
    })
    expect([next.parts, await stock()]).toEqual([[], 20])
    await balanced()
  })

  it('of a rejected ticket are all put back; those that were put back before are not put back again', async () => {
    const first = await addPart(await ticketIn('in-progress'))
    const removed = await conforming(care.removePart, {
      params: { id: first.id },
      body: { version: first.version, at, partId: first.parts[0]?.id ?? '' },
    })
    const { id, version } = await addPart(removed, 5)
    expect(await stock()).toBe(15)
    const row = await conforming(care.reject, {
      params: { id },
      body: { version, at, reason: 'Khách không sửa' },
    })
    expect(row).toMatchObject({ status: 'rejected', parts: [], reason: 'Khách không sửa' })
    expect(await stock()).toBe(20)
    await balanced()
  })

  it('are refused when the warehouse has less of them', async () => {
    const token = await allowed('tam', 'edit')
    const { id, version } = await ticketIn('in-progress')
    const body = { partId: newId(), productId: product, warehouseId: 'store', quantity: 21, price: 0 }
    const response = await send(care.addPart, { params: { id }, body: { version, at, ...body }, token })
    expect([response.status, await response.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'shortStock' }),
    ])
    expect(await stock()).toBe(20)
  })
})

describe('the return of a ticket', () => {
  const giveBack = (row: CareTicket, amount: number) =>
    send(care.return, {
      params: { id: row.id },
      body: { version: row.version, at, accountId: 'cash', amount },
    })

  it('takes cash into the open drawer of who returns it, and no cash without one', async () => {
    const row = await ticketIn('ready')
    const before = await cash()
    const refused = await giveBack(row, 50_000)
    expect([refused.status, (await refused.json()).code, await cash()]).toEqual([409, 'wrongState', before])
    await openDrawer(0, await issue('truc'))
    expect((await giveBack(row, 50_000)).status, 'the drawer of somebody else').toBe(409)
    const drawer = await openDrawer(200_000)
    expect((await giveBack(row, 50_000)).status).toBe(200)
    expect(await db.shopSessions.get(drawer)).toMatchObject({ expected: 250_000, taken: { cash: 50_000 } })
    expect(await db.fundEntries.where({ documentId: row.id }).toArray()).toMatchObject([
      { sessionId: drawer },
    ])
  })

  it('costs the customer nothing under warranty, with its work and parts', async () => {
    const warranty = { soldOn: '2026-10-01', warrantyMonths: 12 }
    const row = await addPart(await ticketIn('ready', warranty))
    expect((await giveBack(row, 1)).status).toBe(409)
    expect(await (await giveBack(row, 0)).json()).toMatchObject({ status: 'returned', paid: 0 })
    expect(await db.debtEntries.where({ documentId: row.id }).count()).toBe(0)
    await balanced()
  })

  it('puts what is paid into the fund, and the rest is the debt of the customer', async () => {
    const ready = await ticketIn('ready', { customerId: customer })
    const row = await addPart(ready)
    await openDrawer()
    const before = await cash()
    const response = await giveBack(row, 60_000)
    expect(await response.json()).toMatchObject({ status: 'returned', paid: 60_000 })
    expect([(await cash()) - before, await debt()]).toEqual([60_000, 20_000])
    expect(await db.fundEntries.where({ documentId: row.id }).toArray()).toMatchObject([
      { group: 'care', amount: 60_000, partnerId: customer },
    ])
    await balanced()
  })

  it('is refused for more than the ticket costs, and for a debt of nobody', async () => {
    const row = await ticketIn('ready')
    await openDrawer()
    const before = await cash()
    expect((await giveBack(row, 50_001)).status).toBe(409)
    expect((await giveBack(row, 49_999)).status).toBe(400)
    expect(await cash()).toBe(before)
    expect((await giveBack(row, 50_000)).status).toBe(200)
  })

  it('of a rejected ticket can cost the work of the diagnosis, or nothing', async () => {
    const row = await ticketIn('rejected', { labour: 0 })
    const before = await cash()
    expect(await (await giveBack(row, 0)).json()).toMatchObject({ status: 'returned', paid: 0 })
    expect(await cash()).toBe(before)
  })
})

describe('the list of tickets', () => {
  it('finds a ticket by code, customer, telephone, serial number and issue', async () => {
    const row = await ticketIn('received', { customerId: customer })
    const other = await ticketIn('received', { serial: 'ZX-1', issue: 'Kêu to', contact: '' })
    expect(row.code).toMatch(/^BH-A1-261122-\d{3}$/)
    for (const search of [row.code, 'co tam', '0909 888', 'sn-77', 'khong vao'])
      expect([search, await listed({ search })]).toEqual([search, [row.id]])
    expect(await listed({ search: 'ZX-1' })).toEqual([other.id])
  })

  it('is filtered by state, assignee, product and the day on which work is due', async () => {
    const done = await ticketIn('closed', { productId: product })
    const ready = await ticketIn('ready', { assigneeId: 'tam' })
    const late = await ticketIn('waiting', { due: '2026-11-21' })
    const later = await ticketIn('received', { due: '2026-11-30' })
    expect((await listed({ status: 'open' })).toSorted()).toEqual([ready.id, late.id, later.id].toSorted())
    expect(await listed({ status: 'closed' })).toEqual([done.id])
    expect(await listed({ assignee: 'tam' })).toEqual([ready.id])
    expect((await listed({ assignee: 'none' })).includes(ready.id)).toBe(false)
    expect(await listed({ product })).toEqual([done.id])
    expect(await listed({ dueBy: '2026-11-25' })).toEqual([late.id])
    const { queues } = await conforming(reports.console, { query: { day: '2026-11-21' } })
    expect(queues.care).toBe(1)
  })
})

describe('the warranty of a product', () => {
  it('is found by product and customer, and by the code of a sale', async () => {
    await db.products.update(product, { price: 10_000 })
    const drawer = await openDrawer()
    const sale = await pay(await ticket(drawer, [lineOf(product, 1)], { customerId: customer }), [
      { method: 'cash', amount: 10_000 },
    ])
    await pay(await ticket(drawer, [lineOf(product, 1)]), [{ method: 'cash', amount: 10_000 }])
    const found = { documentId: sale.id, code: sale.code, soldOn: '2026-11-22', productId: product }
    expect(await conforming(care.warranty, { query: { product, customer } })).toEqual([
      { ...found, customerId: customer },
    ])
    expect(await conforming(care.warranty, { query: { product } })).toHaveLength(2)
    expect(await conforming(care.warranty, { query: { code: sale.code.toLowerCase() } })).toMatchObject([
      found,
    ])
    expect(await conforming(care.warranty, { query: { code: 'HD-X' } })).toEqual([])
  })
})

describe('the rights of care', () => {
  it('with the level “create” one changes one’s own tickets and those one is to do, not those of others', async () => {
    const token = await allowed('tam', 'create')
    const diagnose = ({ id, version }: CareTicket) =>
      send(care.diagnose, { params: { id }, body: { version, at }, token })
    expect((await diagnose(await ticketIn('received'))).status).toBe(403)
    expect((await diagnose(await ticketIn('received', { assigneeId: 'tam' }))).status).toBe(200)
    const own = await call(care.create, { body: { id: newId(), at, device, ...ticketFields }, token })
    expect((await diagnose(own)).status).toBe(200)
  })
})

describe('the log of a ticket', () => {
  it('gets notes in any state and whatever version the writer saw, each once', async () => {
    const { id } = await ticketIn('closed')
    const body = { noteId: newId(), at, text: 'Đã gọi khách' }
    expect((await conforming(care.comment, { params: { id }, body })).log).toMatchObject([
      { text: 'Đã gọi khách', by: 'huong' },
    ])
    expect((await send(care.comment, { params: { id }, body })).status).toBe(409)
  })
})
