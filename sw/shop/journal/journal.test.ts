import { beforeEach, describe, expect, it } from 'vitest'
import { takeIns } from '#src/contract/shop/documents/take-ins.ts'
import { journal } from '#src/contract/shop/journal.ts'
import { issue } from '#sw/session/token.ts'
import { db } from '#sw/storage/db.ts'
import { addProduct, addSupplier, at, newId, openDrawer, pay, receive, ticket } from '#tests/shop/shop.ts'
import { lineOf } from '#tests/shop/writing.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { freshServer, send } from '#tests/support/server.ts'

// The sample begins with requests of employees.
beforeEach(async () => {
  await freshServer()
  await db.shopDocuments.clear()
})

const list = (query: Record<string, string> = {}, token?: string) =>
  conforming(journal.list, { query, ...(token && { token }) })
const kindsOf = async (query: Record<string, string>, token?: string) =>
  (await list(query, token)).rows.map(({ kind }) => kind)

/** Stores a sale that is paid, and a take-in of 20 pieces for 6,000 đồng each. */
async function sellAndReceive() {
  const product = await addProduct('Trà sen')
  const supplier = await addSupplier('Nhà Sương')
  const takeIn = await receive(supplier, product, 20, 6000)
  const sale = await pay(await ticket(await openDrawer(), [lineOf(product, 2)]), [
    { method: 'cash', amount: 20_000 },
  ])
  return { product, supplier, takeIn, sale }
}

const voucher = (id: string, time: string, kind: 'receipt' | 'payment', note = '') => ({
  id,
  code: `PT-A1-${id}`,
  at: time,
  by: 'huong',
  device: 'A1',
  version: 1,
  note,
  stamps: [],
  kind,
  status: 'paid' as const,
  accountId: 'cash',
  toAccountId: null,
  group: '',
  partnerId: null,
  amount: 50_000,
})

describe('the journal', () => {
  it('returns documents of all kinds by time, with partner, person and amount', async () => {
    const { takeIn, sale } = await sellAndReceive()
    const { rows, pagination } = await list()
    expect(pagination.length).toBe(2)
    expect(rows).toHaveLength(2)
    const [owner] = await db.users.bulkGet([sale.by])
    expect(rows.find(({ kind }) => kind === 'takeIn')).toMatchObject({
      id: takeIn.id,
      code: takeIn.code,
      partner: 'Nhà Sương',
      by: owner?.name,
      lines: 1,
      amount: 120_000,
    })
    expect(rows.find(({ kind }) => kind === 'sale')).toMatchObject({
      status: 'paid',
      amount: 20_000,
      partner: '',
    })
  })

  it('merges the kinds by time over its pages, and of equal times by id', async () => {
    const hour = (number: number) => `2026-11-20T${String(number).padStart(2, '0')}:00:00.000Z`
    await db.shopDocuments.bulkAdd(
      Array.from({ length: 30 }, (_, index) =>
        voucher(String(index).padStart(2, '0'), hour(index >> 1), index % 3 === 0 ? 'receipt' : 'payment'),
      ),
    )
    const pages = await Promise.all([0, 1, 2, 3, 4].map(page => list({ page: String(page), size: '7' })))
    const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => Number(id)))
    expect(ids).toEqual(Array.from({ length: 30 }, (_, index) => 29 - index))
    expect(pages[4]?.pagination).toEqual({ length: 30, page: 4, size: 7, lastPage: 4 })
    const oldest = await list({ order: 'asc', size: '3', from: hour(1), to: hour(2) })
    expect(oldest.rows.map(({ id }) => Number(id))).toEqual([2, 3, 4])
    expect(oldest.pagination.length).toBe(4)
  })

  it('filters by kind, state, partner, and a part of a code or a note without accents', async () => {
    const { supplier, takeIn } = await sellAndReceive()
    await db.shopDocuments.add(voucher('r', at, 'receipt', 'Thu tiền điện'))
    expect(await kindsOf({ kind: 'receipt' })).toEqual(['receipt'])
    expect((await kindsOf({ status: 'paid' })).toSorted()).toEqual(['receipt', 'sale'])
    expect(await kindsOf({ partner: supplier })).toEqual(['takeIn'])
    expect(await kindsOf({ search: 'tien dien' })).toEqual(['receipt'])
    expect(await kindsOf({ search: takeIn.code.slice(3).toLowerCase() })).toContain('takeIn')
    expect(await kindsOf({ search: 'khong co' })).toEqual([])
  })

  it('has only the kinds whose area the caller may view, without the amounts of take-ins for those who may not see costs', async () => {
    await sellAndReceive()
    await db.shopDocuments.add(voucher('r', at, 'receipt'))
    // A cashier sees sales, a driver nothing of it, and a viewer everything but costs.
    expect(await kindsOf({}, await issue('truc'))).toEqual(['sale'])
    expect(await kindsOf({}, await issue('bao'))).toEqual([])
    const { rows } = await list({}, await issue('lan'))
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['receipt', 'sale', 'takeIn'])
    expect(rows.find(({ kind }) => kind === 'takeIn')).not.toHaveProperty('amount')
    expect(await kindsOf({ kind: 'receipt' }, await issue('truc'))).toEqual([])
  })

  it('shows a draft of a take-in with the amount of what is ordered', async () => {
    const { supplier, product } = await sellAndReceive()
    const line = { id: newId(), productId: product, unit: '', factor: 1, batch: '', expiry: '' }
    await conforming(takeIns.create, {
      body: {
        id: newId(),
        at,
        device: 'A1',
        note: '',
        warehouseId: 'store',
        supplierId: supplier,
        lines: [{ ...line, ordered: 3, cost: 5000 }],
      },
    })
    const { rows } = await list({ status: 'draft' })
    expect(rows).toMatchObject([{ kind: 'takeIn', amount: 15_000 }])
  })
})

describe('what has a code', () => {
  const find = (code: string, token?: string) =>
    conforming(journal.find, { query: { code }, ...(token && { token }) })

  it('is a document, in capital letters or not, or a product', async () => {
    const { sale, product } = await sellAndReceive()
    await db.products.update(product, { barcode: '8936050000013' })
    expect(await find(sale.code.toLowerCase())).toEqual([{ kind: 'sale', id: sale.id, saleId: '' }])
    expect(await find(' 8936050000013 ')).toEqual([{ kind: 'product', id: product, saleId: '' }])
    expect(await find('893605000001')).toEqual([])
  })

  it('is nothing for those who may not view its area', async () => {
    const { sale, takeIn } = await sellAndReceive()
    const cashier = await issue('truc')
    expect(await find(sale.code, cashier)).toHaveLength(1)
    expect(await find(takeIn.code, cashier)).toEqual([])
  })
})

describe('a saved report', () => {
  const reports = (token?: string) => conforming(journal.reports, { ...(token && { token }) })
  const id = '0f1d2c3b-4a59-4687-8796-a5b4c3d2e1f0'
  const body = { id, name: 'Phiếu thu', filters: { kind: 'receipt', oldest: true } } as const

  it('is stored for its user, renamed and removed', async () => {
    expect(await conforming(journal.saveReport, { body })).toEqual(body)
    await conforming(journal.saveReport, {
      body: { id: newId(), name: 'Bán hàng', filters: { kind: 'sale' } },
    })
    expect((await reports()).map(({ name }) => name)).toEqual(['Bán hàng', 'Phiếu thu'])
    expect(await reports(await issue('truc'))).toEqual([])
    await conforming(journal.saveReport, { body: { ...body, name: 'Đã thu' } })
    expect((await reports()).find(report => report.id === id)).toEqual({ ...body, name: 'Đã thu' })
    expect(await conforming(journal.removeReport, { query: { id } })).toBe(true)
    expect(await conforming(journal.removeReport, { query: { id } })).toBe(false)
    expect(await reports()).toHaveLength(1)
  })

  it('is refused without a name, and when there are fifty others', async () => {
    expect((await send(journal.saveReport, { body: { ...body, name: ' ' } })).status).toBe(400)
    const others = Array.from({ length: 50 }, () => ({ ...body, id: newId() }))
    await db.sets.put({ id: 'journalReports:huong', value: others })
    expect((await send(journal.saveReport, { body })).status).toBe(409)
    expect(await reports()).toHaveLength(50)
  })
})
