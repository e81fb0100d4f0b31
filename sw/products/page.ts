import type { Parsed } from '#src/contract/core/define.ts'
import { LOW_STOCK, type products } from '#src/contract/products.ts'
import { fold } from '#src/lib/text/fold.ts'
import { db } from '#sw/storage/db.ts'
import { filterBySubstring } from '#sw/storage/filter-by-substring.ts'
import { maySeeCost, seenBy } from './costs.ts'
import { productListRows } from './list-rows.ts'
import { toProduct } from './store.ts'

type Asked = Parsed<typeof products.list>['query']

const { compare } = new Intl.Collator('vi')

type Columns = Awaited<ReturnType<typeof productListRows>>

/**
 * spec: pages are sliced from 0; past the last one there are no products and only `lastPage`. A user who may not see
 * costs gets the order by name instead of the order by cost.
 */
export async function pageOfProducts(asked: Asked, userId: string) {
  const { search, category, low, code, order, page, size } = asked
  const sort = asked.sort === 'cost' && !(await maySeeCost(userId)) ? 'name' : asked.sort
  const rows = sortedBy(await productListRows(), sort, order)
  const matching = filterBySubstring(rows, fold(search.trim()))
  const inCategory = category ? matching.filter(row => row.category === category) : matching
  const running = low ? inCategory.filter(isLow) : inCategory
  const found = code ? await withCode(running, code.trim()) : running
  const { length } = found
  const lastPage = Math.max(Math.ceil(length / size), 1)
  if (page >= lastPage) return { products: null, pagination: { lastPage } }
  const startIndex = page * size
  const ids = found.slice(startIndex, startIndex + size).map(({ id }) => id)
  const [stored, toSeen] = await Promise.all([productsOf(ids), seenBy(userId)])
  const products = stored.map(toSeen)
  const endIndex = startIndex + ids.length - 1
  return { products, pagination: { length, size, page, lastPage, startIndex, endIndex } }
}

/** The rows with this SKU or barcode. Barcodes are kept as numbers, so what is found is compared with the stored text. */
async function withCode(rows: Columns, code: string): Promise<Columns> {
  const number = Number(code) || 0
  const likely = rows.filter(row => row.barcode === number || row.sku === code)
  const stored = await db.products.bulkGet(likely.map(({ id }) => id))
  return likely.filter((_, index) => stored[index]?.barcode === code || stored[index]?.sku === code)
}

/** Whether a product that is on sale runs out. */
export const isLow = ({ active, stock }: Columns[number]) => active === 'true' && stock < LOW_STOCK

/** Returns products in the order of their ids, without those that were removed since the ids were read. */
export const productsOf = async (ids: readonly string[]) =>
  (await db.products.bulkGet([...ids])).flatMap(row => (row ? toProduct(row) : []))

const texts = new Set(['name', 'sku', 'active'])
const orders = new WeakMap<Columns, Map<string, Columns>>()
/**
 * Sorts once until the rows change. spec: sku, name and active as text, other fields numerically; equal rows the
 * newest first
 */
function sortedBy(rows: Columns, sort: string, order: Asked['order']): Columns {
  if (sort === 'name' && order === 'asc') return rows
  const known = orders.get(rows) ?? new Map<string, Columns>()
  orders.set(rows, known)
  const sign = order === 'asc' ? 1 : -1
  const sorted =
    known.get(sort + order) ??
    [...rows].sort((a, b) => {
      const [left, right]: unknown[] = [Reflect.get(a, sort), Reflect.get(b, sort)]
      const difference = texts.has(sort) ? compare(String(left), String(right)) : Number(left) - Number(right)
      return sign * difference || a.position - b.position
    })
  known.set(sort + order, sorted)
  return sorted
}
