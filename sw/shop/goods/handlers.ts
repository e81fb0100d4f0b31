import type { ProductFields } from '#src/contract/products.ts'
import { type ShopProduct, shopProducts } from '#src/contract/shop/products.ts'
import { fold } from '#src/lib/text/fold.ts'
import { seenBy } from '#sw/products/costs.ts'
import type { ProductRow } from '#sw/products/history.ts'
import { changedRow, newRow, toProduct } from '#sw/products/store.ts'
import { handle, prepared } from '#sw/server/handle.ts'
import { pageOf } from '#sw/shop/documents/list.ts'
import { conflict, refuse } from '#sw/shop/documents/refuse.ts'
import { translator } from '#sw/shop/setup/import-rows.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { nextTopPosition } from '#sw/storage/next-top-position.ts'
import { below } from './below.ts'
import { codesOf } from './codes-of.ts'
import { importProducts } from './import-products.ts'

const { compare } = new Intl.Collator('vi', { numeric: true })

/** Returns a function that returns rows as a user may see them. */
async function shownTo(userId: string) {
  const seen = await seenBy(userId)
  return (row: ProductRow): ShopProduct => ({ ...seen(toProduct(row)), version: row.version ?? 1 })
}

/** Rejects with 409 when another product has the SKU, the barcode or the barcode of a unit. */
async function checkCodes(fields: ProductFields, id: string) {
  const codes = new Set(codesOf(fields).filter(code => code))
  if (codes.size === 0) return
  const taken = await db.products
    .filter(row => row.id !== id && codesOf(row as ProductRow).some(code => codes.has(code)))
    .first()
  if (taken) refuse('duplicate', 'barcode', taken.name)
}

export const productHandlers = handle(shopProducts, {
  async list({ query, userId }) {
    const { search, category, code, low, sort, order } = query
    const needle = fold(search.trim())
    const categories = category ? await below(category) : undefined
    const rows = ((await db.products.toArray()) as ProductRow[]).filter(
      row =>
        (!categories || categories.has(row.category)) &&
        (!code || codesOf(row).includes(code)) &&
        (!low || (row.active && row.stock < (row.minStock ?? 0))) &&
        (!needle || fold(row.name).includes(needle) || codesOf(row).some(one => fold(one).endsWith(needle))),
    )
    const by = (one: ProductRow, other: ProductRow) => {
      const first = one[sort]
      const second = other[sort]
      const difference =
        typeof first === 'number' && typeof second === 'number'
          ? first - second
          : compare(String(first), String(second))
      return difference || compare(one.id, other.id)
    }
    rows.sort((one, other) => (order === 'desc' ? by(other, one) : by(one, other)))
    const page = pageOf(rows, query)
    return { ...page, rows: page.rows.map(await shownTo(userId)) }
  },

  get: async ({ params, userId }) =>
    (await shownTo(userId))(await getOr404(db.products, params.id, 'product')),

  async create({ body: { id, product }, userId }) {
    if (await db.products.get(id)) refuse('duplicate', 'id', id)
    await checkCodes(product, id)
    const row = { ...newRow(product, await nextTopPosition(db.products), userId), id }
    await db.products.add(row)
    return (await shownTo(userId))(row)
  },

  async update({ body: { id, version, product }, userId }) {
    const row: ProductRow = await getOr404(db.products, id, 'product')
    const shown = await shownTo(userId)
    if ((row.version ?? 1) !== version) throw conflict(shown(row), product)
    await checkCodes(product, id)
    const changed = changedRow(row, product, userId)
    await db.products.put(changed)
    return shown(changed)
  },

  import: prepared(
    ({ lang }) => translator(lang),
    ({ body, userId }, textOf) => importProducts(body.rows, userId, textOf),
  ),
})
