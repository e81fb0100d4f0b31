import { beforeEach, expect, it } from 'vitest'
import { audit } from '#src/contract/shop/audit.ts'
import type { ShopDocument } from '#src/contract/shop/documents/documents.ts'
import { sales } from '#src/contract/shop/sales.ts'
import { db } from '#sw/storage/db.ts'
import { call, freshServer } from '#tests/support/server.ts'

const sale = (id: string, at: string, fields: Partial<ShopDocument> = {}) =>
  ({
    id,
    code: `HD-A1-${id}`,
    at,
    by: 'huong',
    device: 'A1',
    version: 1,
    note: '',
    stamps: [],
    kind: 'sale',
    status: 'paid',
    sessionId: 'drawer',
    warehouseId: 'store',
    customerId: null,
    lines: [],
    discount: 0,
    totals: { subtotal: 0, discount: 0, tax: 0, rounding: 0, total: 0, vat: [] },
    payments: [],
    change: 0,
    refunded: 0,
    ...fields,
  }) as ShopDocument

beforeEach(async () => {
  await freshServer()
  await db.shopDocuments.bulkAdd([
    sale('b', '2026-11-20T01:00:00.000Z'),
    sale('d', '2026-11-22T01:00:00.000Z', { note: 'Giao sớm' }),
    sale('a', '2026-11-20T01:00:00.000Z'),
    sale('c', '2026-11-21T01:00:00.000Z', { status: 'held' }),
    { ...sale('x', '2026-11-21T01:00:00.000Z'), kind: 'takeOut' } as ShopDocument,
  ])
})

const idsOf = async (query: Record<string, string>) =>
  (await call(sales.list, { query })).rows.map(({ id }) => id)

it('returns pages by time, and of equal times by id; the number is that of all', async () => {
  expect(await idsOf({ order: 'desc' })).toEqual(['d', 'c', 'b', 'a'])
  expect(await idsOf({ order: 'asc' })).toEqual(['a', 'b', 'c', 'd'])
  const { rows, pagination } = await call(sales.list, { query: { order: 'desc', page: '1', size: '3' } })
  expect(rows.map(({ id }) => id)).toEqual(['a'])
  expect(pagination).toEqual({ length: 4, page: 1, size: 3, lastPage: 1 })
})

it('finds by time, state, code and note, alone and together', async () => {
  const from = '2026-11-21'
  expect(await idsOf({ from, order: 'asc' })).toEqual(['c', 'd'])
  expect(await idsOf({ status: 'paid', order: 'asc' })).toEqual(['a', 'b', 'd'])
  expect(await idsOf({ status: 'paid', from })).toEqual(['d'])
  expect(await idsOf({ status: 'held', to: '2026-11-20T23' })).toEqual([])
  expect(await idsOf({ search: 'som' })).toEqual(['d'])
  expect(await idsOf({ search: 'a1-c', status: 'held' })).toEqual(['c'])
  expect(await idsOf({ session: 'other' })).toEqual([])
})

it('returns the newest lines of the audit log first', async () => {
  const line = (id: string, at: string) => ({
    id,
    at,
    what: 'pay',
    by: 'huong',
    documentKind: 'sale',
    documentId: 'a',
    documentCode: '',
    before: '',
    after: '',
  })
  await db.shopAudit.bulkAdd([line('1', '2026-11-20'), line('3', '2026-11-22'), line('2', '2026-11-21')])
  const { rows, pagination } = await call(audit.list, { query: { page: '0', size: '2' } })
  expect(rows.map(({ id }) => id)).toEqual(['3', '2'])
  expect(pagination.length).toBe(3)
})
