import { client } from '#src/api/client.ts'
import { type DocumentSearch, documentQueryOf } from '#src/blocks/shop/documents/document-search.ts'
import { type EditLine, lineOf } from '#src/blocks/shop/documents/lines/edit-lines.ts'
import { loadOfTakeIn, loadOfTakeOut } from '#src/blocks/shop/documents/linked/load-linked.ts'
import { unitOf } from '#src/blocks/shop/products/units.ts'
import { type ShopProduct, shopProducts } from '#src/contract/shop/products.ts'
import { sessions } from '#src/contract/shop/sessions.ts'
import { pageSize } from '#src/device/page-size.ts'
import { asQuantity } from '#src/lib/money/rounding.ts'
import { inCalls, outCalls } from './calls.ts'

/** The id in the address of a document that is not stored yet. */
const NEW = 'new'

/** Loads a page of take-outs. Rejects with an `ApiProblem`. */
export const loadTakeOuts = (search: DocumentSearch) =>
  outCalls.list({ query: documentQueryOf(search, pageSize()) })

/** Loads a page of take-ins. Rejects with an `ApiProblem`. */
export const loadTakeIns = (search: DocumentSearch) =>
  inCalls.list({ query: documentQueryOf(search, pageSize()) })

/**
 * Loads a take-out by its id or code, and whether VAT is inside the prices or on top; `new` is a take-out that is not
 * stored yet. Rejects with an `ApiProblem`.
 */
export async function loadTakeOut(id: string) {
  const [row, { vatMode }, linked] = await Promise.all([
    id === NEW ? undefined : outCalls.get({ params: { id } }),
    client(sessions).terms(),
    id === NEW ? undefined : loadOfTakeOut(id),
  ])
  return { row, vatMode, linked }
}

/** Loads a take-in, likewise. A new one can begin with all products that run low. */
export async function loadTakeIn(id: string, withLow: boolean) {
  if (id === NEW) return { row: undefined, lines: withLow ? await lowLines() : [], linked: undefined }
  const [row, linked] = await Promise.all([inCalls.get({ params: { id } }), loadOfTakeIn(id)])
  return { row, lines: [], linked }
}

async function lowLines(): Promise<EditLine[]> {
  const { rows } = await client(shopProducts).list({ query: { low: 'true', page: '0', size: '500' } })
  return rows.map(product => ({
    ...lineOf({ product, unit: unitOf(product, '') }, Math.round(product.cost ?? 0)),
    quantity: missingOf(product),
  }))
}

/** Returns how much fills a product up to its highest stock, or to its lowest when it has no highest. */
const missingOf = ({ stock, minStock = 0, maxStock = 0 }: ShopProduct) =>
  Math.max(1, asQuantity(Math.max(maxStock, minStock) - stock))
