import { catalogue, type Offer } from '#src/contract/shop/catalogue.ts'
import { fold } from '#src/lib/text/fold.ts'
import { forbidden } from '#sw/permissions/forbidden.ts'
import { may } from '#sw/permissions/store.ts'
import type { ProductRow } from '#sw/products/history.ts'
import { handle } from '#sw/server/handle.ts'
import { pageOf } from '#sw/shop/documents/list.ts'
import { mayNamed } from '#sw/shop/documents/refuse.ts'
import { below } from '#sw/shop/goods/below.ts'
import { codesOf } from '#sw/shop/goods/codes-of.ts'
import { db } from '#sw/storage/db.ts'
import { offersOf } from './offers.ts'

const { compare } = new Intl.Collator('vi', { numeric: true })
const viewProducts = { area: 'products', level: 'view' } as const

const isLow = ({ stock, minStock = 0 }: ProductRow) => stock < minStock

export const catalogueHandlers = handle(catalogue, {
  async list({ query, userId, lang }) {
    if (!(await may(userId, viewProducts))) throw forbidden(viewProducts, lang)
    const { search, supplier, category, low, sort, order } = query
    const needle = fold(search.trim())
    const categories = category ? await below(category) : undefined
    const products = ((await db.products.toArray()) as ProductRow[]).filter(
      row =>
        row.active &&
        row.trackStock !== false &&
        (!categories || categories.has(row.category)) &&
        (!low || isLow(row)) &&
        (!needle || fold(row.name).includes(needle) || codesOf(row).some(one => fold(one).endsWith(needle))),
    )
    const offers = (await offersOf(products)).filter(offer => !supplier || offer.supplierId === supplier)
    const by = (one: Offer, other: Offer) =>
      (sort === 'stock' ? one.stock - other.stock : compare(one.name, other.name)) ||
      compare(one.id, other.id)
    offers.sort((one, other) => (order === 'desc' ? by(other, one) : by(one, other)))
    const { rows, pagination } = pageOf(offers, query)
    if (await mayNamed(userId, 'seeCost')) return { rows, pagination }
    return { rows: rows.map(({ cost: _, ...offer }) => offer), pagination }
  },
})
