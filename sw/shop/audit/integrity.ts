import type { ShopDocument } from '#src/contract/shop/documents/documents.ts'
import { asQuantity } from '#src/lib/money/rounding.ts'
import { knownProducts } from '#sw/shop/posting/known-products.ts'
import { db } from '#sw/storage/db.ts'
import { computedFigures } from './figures.ts'

/** A counter whose stored value is not what the entries make. */
export interface Difference {
  what: string
  key: string
  stored: number
  computed: number
}

/** Returns the sums of some amounts by key. */
function sums<Row>(rows: readonly Row[], key: (row: Row) => string, value: (row: Row) => number) {
  const all = new Map<string, number>()
  for (const row of rows) all.set(key(row), asQuantity((all.get(key(row)) ?? 0) + value(row)))
  return all
}

/** Returns the changes that documents make to what is reserved or incoming, by product and warehouse. */
function plansOf(row: ShopDocument) {
  const at = (productId: string, warehouseId: string, reserved: number, incoming: number) => ({
    productId,
    key: `${productId} ${warehouseId}`,
    reserved,
    incoming,
  })
  if (row.kind === 'takeOut' && row.status === 'checked-out')
    return row.lines.map(({ productId, quantity, factor }) =>
      at(productId, row.warehouseId, quantity * factor, 0),
    )
  if (row.kind === 'takeIn' && row.status === 'ordered')
    return row.lines.map(({ productId, ordered, received, factor }) =>
      at(productId, row.warehouseId, 0, Math.max(0, ordered - received) * factor),
    )
  if (row.kind === 'transfer' && row.status === 'sent')
    return row.lines.map(({ productId, quantity }) => at(productId, row.toWarehouseId, 0, quantity))
  return []
}

/** Recomputes every counter from entries and documents. Returns the number of counters and those that differ. */
export async function integrity(): Promise<{ checked: number; differences: Difference[] }> {
  const tables = [
    db.stockEntries,
    db.stockBalances,
    db.productStock,
    db.products,
    db.trash,
    db.fundEntries,
    db.fundAccounts,
    db.debtEntries,
    db.partners,
    db.shopDocuments,
    db.salesFigures,
  ]
  return db.transaction('r', tables, async () => {
    const differences: Difference[] = []
    let checked = 0
    /** Compares counters with computed values; a counter or a value that is missing is 0. */
    function compare(
      what: string,
      stored: ReadonlyMap<string, number>,
      computed: ReadonlyMap<string, number>,
    ) {
      for (const key of new Set([...stored.keys(), ...computed.keys()])) {
        checked++
        const [kept = 0, made = 0] = [stored.get(key), computed.get(key)]
        if (asQuantity(kept - made) !== 0) differences.push({ what, key, stored: kept, computed: made })
      }
    }

    const entries = await db.stockEntries.toArray()
    const documents = await db.shopDocuments.toArray()
    const balances = await db.stockBalances.toArray()
    const totals = await db.productStock.toArray()
    const allPlans = documents.flatMap(plansOf)
    const { rows } = await knownProducts([...new Set(allPlans.map(({ productId }) => productId))])
    const withStock = new Set(totals.map(({ id }) => id))
    // The shop keeps no stock of some products. One that was deleted for good had stock if it has a counter.
    const plans = allPlans.filter(({ productId }) => {
      const product = rows.get(productId)
      return product ? product.trackStock !== false : withStock.has(productId)
    })
    const placeOf = (row: { productId: string; warehouseId: string }) => `${row.productId} ${row.warehouseId}`
    const planned = (name: 'reserved' | 'incoming') =>
      sums(
        plans,
        ({ key }) => key,
        plan => plan[name],
      )

    compare(
      'onHand',
      sums(balances, placeOf, row => row.onHand),
      sums(entries, placeOf, row => row.quantity),
    )
    compare(
      'reserved',
      sums(balances, placeOf, row => row.reserved),
      planned('reserved'),
    )
    compare(
      'incoming',
      sums(balances, placeOf, row => row.incoming),
      planned('incoming'),
    )
    compare(
      'stock',
      sums(
        totals,
        ({ id }) => id,
        row => row.onHand,
      ),
      sums(
        entries,
        ({ productId }) => productId,
        row => row.quantity,
      ),
    )
    const latest = new Map<string, (typeof entries)[number]>()
    for (const entry of entries)
      if (entry.order > (latest.get(entry.productId)?.order ?? 0)) latest.set(entry.productId, entry)
    const moved = totals.filter(({ entries: count }) => count > 0)
    compare(
      'cost',
      new Map(moved.map(({ id, cost }) => [id, cost])),
      new Map([...latest].map(([id, { costAfter }]) => [id, costAfter])),
    )
    compare(
      'fund',
      sums(
        await db.fundAccounts.toArray(),
        ({ id }) => id,
        ({ balance }) => balance,
      ),
      sums(
        await db.fundEntries.toArray(),
        ({ accountId }) => accountId,
        ({ amount }) => amount,
      ),
    )
    compare(
      'debt',
      sums(
        await db.partners.toArray(),
        ({ id }) => id,
        ({ debt }) => debt,
      ),
      sums(
        await db.debtEntries.toArray(),
        ({ partnerId }) => partnerId,
        ({ amount }) => amount,
      ),
    )
    const figures = await db.salesFigures.toArray()
    const computed = computedFigures(documents, entries)
    for (const name of ['count', 'quantity', 'amount', 'cost'] as const)
      compare(
        `figure ${name}`,
        new Map(figures.map(row => [row.id, row[name]])),
        new Map(computed.map(row => [row.id, row[name]])),
      )
    return { checked, differences }
  })
}
