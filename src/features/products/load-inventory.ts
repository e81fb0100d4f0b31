import { redirect } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { type SharedQuery, sharedQuery } from '#src/api/shared-query.ts'
import type { Input } from '#src/contract/core/define.ts'
import { type Product, products } from '#src/contract/products.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { DEFAULT_PAGE_SIZE, type ListSearch } from './product-search.ts'

export const api = client(products)

/** What products refer to. Rejects with an `ApiProblem`. */
export async function loadSets() {
  const [categories, brands, vendors, tags] = await Promise.all([
    api.categories(),
    api.brands(),
    api.vendors(),
    api.tags(),
  ])
  return { categories, brands, vendors, tags }
}

function queryOf(search: ListSearch): Query {
  const { q = '', sort = 'name', order = 'asc', page = 1, size = DEFAULT_PAGE_SIZE, category, low } = search
  const query = { search: q, sort, order, page: String(page - 1), size: String(size) }
  return { ...query, category, ...(low && { low: 'true' }) }
}

type Query = NonNullable<Input<typeof products.list>['query']>

/** The page that was requested before the address names it. */
let requested: { key: string; reply: ReturnType<typeof api.list> } | undefined

/** Requests a page that `loadPage` takes if it begins before the reply. */
export function requestPage(search: ListSearch): void {
  const query = queryOf(search)
  const mine = { key: JSON.stringify(query), reply: api.list({ query }) }
  const forget = () => void (requested === mine && (requested = undefined))
  requested = mine
  mine.reply.then(forget, forget)
}

/** Each request is taken once, since the rows may change after it. */
function takeRequested(query: Query) {
  const reply = requested?.key === JSON.stringify(query) ? requested.reply : undefined
  if (reply) requested = undefined
  return reply
}

/**
 * One page of the list. spec: the reply for a page past the end names only the last page. Rejects with a redirect to that
 * page, and with an `ApiProblem`.
 */
export async function loadPage(search: ListSearch) {
  const query = queryOf(search)
  const reply = await (takeRequested(query) ?? api.list({ query }))
  if (reply.products !== null) return reply
  const { lastPage } = reply.pagination
  throw redirect({
    to: '/apps/ecommerce/inventory',
    search: (previous: ListSearch) => ({ ...previous, page: lastPage > 1 ? lastPage : undefined }),
    replace: true,
  })
}

const openProducts = new Map<string, SharedQuery<Product | null>>()

/** A product that is open though the page does not list it; `null` when it does not exist. */
export function openProduct(id: string): SharedQuery<Product | null> {
  const known = openProducts.get(id) ?? sharedQuery(['products'], () => find(id), { first: 'now' })
  openProducts.set(id, known)
  return known
}

const find = (id: string): Promise<Product | null> =>
  api.get({ query: { id } }).catch((error: unknown) => {
    if (error instanceof ApiProblem && error.status === 404) return null
    throw error
  })
