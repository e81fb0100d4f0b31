import { receive, takeBack } from '#src/lib/money/average-cost.ts'
import { asQuantity } from '#src/lib/money/rounding.ts'
import type { ProductRow } from '#sw/products/history.ts'
import { notFound } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { knownProducts } from './known-products.ts'
import type { ProductStockRow, StockBalanceRow, StockEntryRow } from './rows.ts'

/** The counters of some products, read once, changed in memory and written once. */
export interface StockBook {
  products: ReadonlyMap<string, ProductRow>
  total: (productId: string) => ProductStockRow
  balance: (productId: string, warehouseId: string) => StockBalanceRow
  /** Returns whether the shop keeps stock of a product. */
  isTracked: (productId: string) => boolean
  add: (entry: StockEntryRow) => void
  save: () => Promise<void>
}

const keyOf = (productId: string, warehouseId: string) => `${productId}\n${warehouseId}`

/** Rejects with 404 for an id that is not that of a product. */
export async function checkProducts(ids: readonly string[]): Promise<void> {
  const products = await db.products.bulkGet([...ids])
  for (const [index, id] of ids.entries()) if (!products[index]) notFound('product', id)
}

/**
 * Returns what is known of a product that was deleted for good. The shop has kept its stock if it has posted some.
 */
const deleted = (id: string, { onHand = 0, cost = 0, entries = 0 }: Partial<ProductStockRow> = {}) =>
  ({ id, sku: '', stock: Math.max(0, onHand), cost, trackStock: entries > 0 }) as ProductRow

/**
 * Reads the counters of products in all warehouses. Documents that exist are posted, reversed and cancelled also when a
 * product was removed since; so a caller checks the products of new lines (`checkProducts`).
 */
export async function openStockBook(productIds: readonly string[]): Promise<StockBook> {
  const ids = [...new Set(productIds)]
  const warehouseIds = await db.warehouses.toCollection().primaryKeys()
  const [{ rows, removed }, totals, balances] = await Promise.all([
    knownProducts(ids),
    db.productStock.bulkGet(ids),
    db.stockBalances.bulkGet(ids.flatMap(id => warehouseIds.map((place): [string, string] => [id, place]))),
  ])
  const byId = new Map(ids.map((id, index) => [id, rows.get(id) ?? deleted(id, totals[index])]))
  const ofProduct = new Map(
    ids.map((id, index) => [
      id,
      totals[index] ?? { id, onHand: 0, reserved: 0, cost: byId.get(id)?.cost ?? 0, entries: 0 },
    ]),
  )
  const ofWarehouse = new Map(
    balances.flatMap(row => (row ? [[keyOf(row.productId, row.warehouseId), row] as const] : [])),
  )
  const entries: StockEntryRow[] = []

  const total = (id: string) => ofProduct.get(id) ?? notFound('product', id)
  function balance(productId: string, warehouseId: string) {
    const key = keyOf(productId, warehouseId)
    const known = ofWarehouse.get(key)
    if (known) return known
    const added = { productId, warehouseId, onHand: 0, reserved: 0, incoming: 0 }
    ofWarehouse.set(key, added)
    return added
  }

  return {
    products: byId,
    total,
    balance,
    isTracked: id => byId.get(id)?.trackStock !== false,
    add: entry => entries.push(entry),
    async save() {
      const shown = [...byId.values()].flatMap(product => {
        const { onHand, reserved, cost } = total(product.id)
        // The inventory app's products cannot have less than nothing.
        const mirrored = { stock: Math.max(0, onHand), reserved: Math.max(0, reserved), cost }
        const isSame = Object.entries(mirrored).every(([name, value]) => product[name as 'cost'] === value)
        return isSame || !rows.has(product.id) ? [] : [{ ...product, ...mirrored }]
      })
      const inTrash = shown.flatMap(row => {
        const entry = removed.get(row.id)
        return entry ? [{ ...entry, row }] : []
      })
      await Promise.all([
        db.stockEntries.bulkAdd(entries),
        db.productStock.bulkPut([...ofProduct.values()]),
        db.stockBalances.bulkPut([...ofWarehouse.values()]),
        db.products.bulkPut(shown.filter(({ id }) => !removed.has(id))),
        db.trash.bulkPut(inTrash),
      ])
    },
  }
}

/** Returns the stock and the average cost after a change of the quantity, at the average or at its own cost. */
export function valuedAfter(
  before: { onHand: number; cost: number },
  quantity: number,
  unitCost: number | undefined,
) {
  if (unitCost === undefined) return { onHand: asQuantity(before.onHand + quantity), cost: before.cost }
  return quantity > 0 ? receive(before, quantity, unitCost) : takeBack(before, -quantity, unitCost)
}
