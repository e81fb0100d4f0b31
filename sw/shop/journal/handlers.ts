import { journalKinds } from '#src/contract/shared/journal-kinds.ts'
import type { ShopDocument } from '#src/contract/shop/documents/documents.ts'
import { type Found, journal } from '#src/contract/shop/journal.ts'
import { mayView } from '#sw/permissions/store.ts'
import type { ProductRow } from '#sw/products/history.ts'
import { handle } from '#sw/server/handle.ts'
import { listDocuments } from '#sw/shop/documents/list.ts'
import { mayNamed } from '#sw/shop/documents/refuse.ts'
import { codesOf } from '#sw/shop/goods/codes-of.ts'
import { db } from '#sw/storage/db.ts'
import { removeReport, reportsOf, saveReport } from './reports.ts'
import { areaOf, partnerIdOf, rowOf, saleIdOf } from './row-of.ts'

/** Returns rows of documents with the names that a user may see. */
async function shownTo(userId: string, rows: readonly ShopDocument[]) {
  const [views, seesCosts, users, partners] = await Promise.all([
    mayView(userId),
    mayNamed(userId, 'seeCost'),
    db.users.bulkGet(rows.map(({ by }) => by)),
    db.partners.bulkGet(rows.map(partnerIdOf)),
  ])
  return rows.map((row, index) => {
    const partner = partners[index]
    const names = {
      by: users[index]?.name ?? '',
      partner: partner && views(partner.kind) ? partner : undefined,
    }
    return rowOf(row, names, seesCosts)
  })
}

/** Returns the documents with a code, in capital letters or not. */
async function documentsWith(code: string): Promise<Found[]> {
  const rows = await db.shopDocuments.where('code').anyOf([code, code.toUpperCase()]).toArray()
  return rows.map(row => ({ kind: row.kind, id: row.id, saleId: saleIdOf(row) }))
}

async function productsWith(code: string): Promise<Found[]> {
  const rows = await db.products.filter(row => codesOf(row as ProductRow).includes(code)).toArray()
  return rows.map(({ id }) => ({ kind: 'product', id, saleId: '' }))
}

export const journalHandlers = handle(journal, {
  async list({ query, userId }) {
    const views = await mayView(userId)
    const kinds = journalKinds.filter(kind => (!query.kind || kind === query.kind) && views(areaOf[kind]))
    const { rows, pagination } = await listDocuments(kinds, { ...query, sort: 'at' })
    return { rows: await shownTo(userId, rows), pagination }
  },

  async find({ query: { code }, userId }) {
    const views = await mayView(userId)
    const [documents, products] = await Promise.all([
      documentsWith(code),
      views('products') ? productsWith(code) : [],
    ])
    return [...documents.filter(({ kind }) => kind !== 'product' && views(areaOf[kind])), ...products]
  },

  reports: ({ userId }) => reportsOf(userId),
  saveReport: ({ body, userId }) => saveReport(userId, body),
  removeReport: ({ query, userId }) => removeReport(userId, query.id),
})
