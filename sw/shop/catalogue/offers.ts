import type { Offer } from '#src/contract/shop/catalogue.ts'
import type { TakeIn } from '#src/contract/shop/documents/documents.ts'
import { hashOf } from '#src/lib/hash.ts'
import type { ProductRow } from '#sw/products/history.ts'
import type { PartnerRow } from '#sw/shop/posting/rows.ts'
import { db } from '#sw/storage/db.ts'

/*
 * There is no service of suppliers behind the catalogue: its offers are computed from the products, the suppliers and
 * the newest purchases. The same rows have the same offers.
 */

/** The purchases of so many take-ins, the newest ones, are known. */
const MAX_READ = 300
/** The prices of another supplier differ by up to so many percent. */
const SPREAD_PERCENT = 5
/** One product in so many has the offer of another supplier too. */
const OTHER_EVERY = 3
/** Prices are multiples of so many đồng. */
const STEP = 100
/** Of a product that was never bought, the cost is this part of its price. */
const USUAL_COST = 0.75

interface Purchase {
  supplierId: string
  /** Of a stock unit, in đồng. */
  cost: number
  at: string
}

/** Returns the last purchase of each product. */
async function lastPurchases(): Promise<ReadonlyMap<string, Purchase>> {
  const rows = await db.shopDocuments
    .where('[kind+at]')
    .between(['takeIn', ''], ['takeIn', '\uffff'])
    .reverse()
    .limit(MAX_READ)
    .toArray()
  const purchases = new Map<string, Purchase>()
  for (const row of rows as TakeIn[])
    if (row.status !== 'draft' && row.status !== 'cancelled')
      for (const { productId, cost = 0, factor } of row.lines)
        if (!purchases.has(productId) && cost > 0)
          purchases.set(productId, { supplierId: row.supplierId, cost: cost / factor, at: row.at })
  return purchases
}

/** Returns the suppliers that sell, by id. */
const activeSuppliers = async () =>
  (await db.partners.where('kind').equals('supplier').sortBy('id')).filter(
    ({ active, mergedInto }) => active && mergedInto === undefined,
  )

/** Returns the unit in which a product is ordered: the largest one. */
function packOf({ unit = '', units = [] }: ProductRow) {
  return units.reduce((largest, one) => (one.factor > largest.factor ? one : largest), {
    name: unit,
    factor: 1,
  })
}

/** Returns the first day of an offer: that of the last purchase, or a day of the year before this one. */
const sinceOf = (hash: number, purchase: Purchase | undefined) =>
  purchase?.at.slice(0, 10) ?? `2025-${String((hash % 12) + 1).padStart(2, '0')}-01`

function offerOf(
  product: ProductRow,
  supplier: PartnerRow,
  purchase: Purchase | undefined,
  isUsual: boolean,
) {
  const id = `${product.id}|${supplier.id}`
  const hash = hashOf(id)
  const { name: unit, factor } = packOf(product)
  const usual = purchase?.cost || product.cost || product.price * USUAL_COST
  const percent = isUsual ? 100 : 100 - SPREAD_PERCENT + (hash % (2 * SPREAD_PERCENT + 1))
  const cost = Math.round((usual * factor * percent) / 100 / STEP) * STEP
  const offer: Offer = {
    id,
    productId: product.id,
    name: product.name,
    sku: product.sku,
    category: product.category,
    thumbnail: product.thumbnail,
    supplierId: supplier.id,
    supplier: supplier.name,
    unit,
    factor,
    cost,
    minimum: factor > 1 ? 1 + (hash % 2) : Math.max(1, (hash % 3) * 5),
    since: sinceOf(hash, purchase),
    stockUnit: product.unit ?? '',
    stock: product.stock,
    minStock: product.minStock ?? 0,
    maxStock: product.maxStock ?? 0,
    isUsual,
  }
  return offer
}

/** Returns the offers of some products: one of the usual supplier each, and of some products another one. */
export async function offersOf(products: readonly ProductRow[]): Promise<Offer[]> {
  const [suppliers, purchases] = await Promise.all([activeSuppliers(), lastPurchases()])
  if (suppliers.length === 0) return []
  return products.flatMap(product => {
    const hash = hashOf(product.id)
    const purchase = purchases.get(product.id)
    const known = suppliers.findIndex(({ id }) => id === purchase?.supplierId)
    const place = known < 0 ? hash % suppliers.length : known
    const [usual, other] = [suppliers[place], suppliers[(place + 1) % suppliers.length]]
    return [
      ...(usual ? [offerOf(product, usual, purchase, true)] : []),
      ...(other && other !== usual && hash % OTHER_EVERY === 0
        ? [offerOf(product, other, purchase, false)]
        : []),
    ]
  })
}
