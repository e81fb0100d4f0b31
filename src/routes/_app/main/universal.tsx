import { createFileRoute } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { search as contract } from '#src/contract/shell/search.ts'
import { Universal } from '#src/features/universal/universal.tsx'
import { searchParams, text } from '#src/lib/url/search-params.ts'

const api = client(contract)
const nothing = { groups: [], products: [] }

const search = searchParams({ q: text })

export const Route = createFileRoute('/_app/main/universal')({
  validateSearch: search,
  staticData: { reads: ['search', 'permissions'] },
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: async ({ deps: { q = '' } }) => {
    const query = q.trim()
    // spec: a search needs at least two letters
    if (query.length < 2) return nothing
    const [groups, { items }] = await Promise.all([
      api.find({ body: { query } }),
      api.products({ query: { value: query } }),
    ])
    return { groups, products: items }
  },
  component: Universal,
})
