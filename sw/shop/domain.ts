import * as v from 'valibot'
import { AuditLine } from '#src/contract/shop/audit.ts'
import { ShopCategory } from '#src/contract/shop/categories.ts'
import { ShopDocument } from '#src/contract/shop/documents/documents.ts'
import { DebtEntry, FundEntry, StockEntry } from '#src/contract/shop/entries.ts'
import { FundAccount } from '#src/contract/shop/funds.ts'
import { Partner } from '#src/contract/shop/partners.ts'
import { Figure } from '#src/contract/shop/reports.ts'
import { Session } from '#src/contract/shop/sessions.ts'
import { StockBalance, Warehouse } from '#src/contract/shop/warehouses.ts'
import { shop } from '#src/contract/shop.ts'
import { defineDomain, rowOf } from '#sw/server/define-domain.ts'

const movements = () => import('./movements.ts')
const books = () => import('./books.ts')
const office = () => import('./office.ts')
const catalogue = () => import('./catalogue.ts')

/** The shop: documents, the entries that they post, and the counters of those entries. */
export const shopDomain = defineDomain({
  name: 'shop',
  contract: shop,
  handlers: {
    '/api/shop': () => import('./handlers.ts'),
    '/api/shop/products': catalogue,
    '/api/shop/categories': catalogue,
    '/api/shop/take-outs': movements,
    '/api/shop/take-ins': movements,
    '/api/shop/counts': movements,
    '/api/shop/transfers': movements,
    '/api/shop/adjustments': movements,
    '/api/shop/care': () => import('./care/handlers.ts'),
    '/api/shop/reservations': () => import('./reservations.ts'),
    '/api/shop/partners': books,
    '/api/shop/warehouses': books,
    '/api/shop/funds': books,
    '/api/shop/audit': books,
    '/api/shop/reports': books,
    '/api/shop/journal': office,
    '/api/shop/catalogue': office,
    '/api/shop/settings': office,
    '/api/shop/requests': office,
    '/api/shop/sample': () => import('./sample/handlers.ts'),
  },
  tables: {
    shopCategories: { indexes: { 2: 'id' }, row: ShopCategory },
    partners: {
      indexes: { 2: 'id, kind' },
      // The number of debt entries.
      row: rowOf(Partner, { entries: v.number() }),
    },
    warehouses: { indexes: { 2: 'id' }, row: Warehouse },
    fundAccounts: { indexes: { 2: 'id' }, row: rowOf(FundAccount, { entries: v.number() }) },
    shopDocuments: {
      indexes: { 2: 'id, code, [kind+at], [kind+status]' },
      row: ShopDocument,
    },
    shopSessions: { indexes: { 2: 'id, status' }, row: Session },
    stockEntries: {
      indexes: { 2: 'id, [productId+order], documentId' },
      row: v.object({
        ...StockEntry.entries,
        /** The average cost and the stock of all warehouses, before and after. */
        costBefore: v.number(),
        costAfter: v.number(),
        totalAfter: v.number(),
        unitCost: v.number(),
      }),
    },
    stockBalances: { indexes: { 2: '[productId+warehouseId], warehouseId' }, row: StockBalance },
    productStock: {
      indexes: { 2: 'id' },
      row: v.object({
        id: v.string(),
        /** Of all warehouses. */
        onHand: v.number(),
        reserved: v.number(),
        cost: v.number(),
        /** The number of stock entries. */
        entries: v.number(),
      }),
    },
    fundEntries: { indexes: { 2: 'id, [accountId+order], documentId' }, row: FundEntry },
    debtEntries: { indexes: { 2: 'id, [partnerId+order], documentId' }, row: DebtEntry },
    salesFigures: {
      indexes: { 2: 'id, [kind+day]' },
      row: v.object({ ...Figure.entries, cost: v.number() }),
    },
    // The last number of each kind of code, device and day.
    codeNumbers: { indexes: { 2: 'id' }, row: v.object({ id: v.string(), last: v.number() }) },
    shopAudit: { indexes: { 2: 'id, at, documentId' }, row: AuditLine },
  },
  // Handlers read the rights of the caller and the settings of the shop in their transaction.
  alsoWrites: ['products', 'permissions', 'user', 'referenceData', 'company', 'messages'],
  seeds: { shop: 1, requests: 1 },
})
