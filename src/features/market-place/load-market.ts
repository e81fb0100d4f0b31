import { client } from '#src/api/client.ts'
import { catalogue } from '#src/contract/shop/catalogue.ts'
import { categories } from '#src/contract/shop/categories.ts'
import { suppliers } from '#src/contract/shop/partners.ts'
import { ALL_ROWS } from '#src/contract/shop/values.ts'
import type { MarketSearch } from './market-search.ts'

const catalogueCalls = client(catalogue)
const OFFERS_PER_PAGE = '60'

/** Loads a page of the offers, and what they can be filtered by. Rejects with an `ApiProblem`. */
export async function loadMarket({ q = '', supplier = '', category = '', low, page = 1 }: MarketSearch) {
  const [{ rows, pagination }, groups, sellers] = await Promise.all([
    catalogueCalls.list({
      query: {
        search: q,
        supplier,
        category,
        ...(low && { low: 'true' }),
        page: String(page - 1),
        size: OFFERS_PER_PAGE,
      },
    }),
    client(categories).list(),
    client(suppliers).list({ query: { page: '0', size: ALL_ROWS } }),
  ])
  return {
    rows,
    pagination,
    categories: groups,
    suppliers: sellers.rows.filter(({ active }) => active),
  }
}

/** Loads the usual offer of each product below its lowest stock. Rejects with an `ApiProblem`. */
export async function lowOffers(supplier = '') {
  const { rows } = await catalogueCalls.list({ query: { low: 'true', supplier, page: '0', size: ALL_ROWS } })
  return rows.filter(({ isUsual }) => isUsual)
}
