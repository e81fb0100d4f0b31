import { createFileRoute } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { products as contract } from '#src/contract/products.ts'
import { Pos } from '#src/features/pos/pos.tsx'
import { searchParams, text } from '#src/lib/url/search-params.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

const api = client(contract)
const search = searchParams({ q: text, category: text })

export const Route = createFileRoute('/_app/main/pos')({
  validateSearch: search,
  staticData: { reads: ['products'] },
  loader: async () => {
    const [{ products }, categories] = await Promise.all([
      // The page itself searches, so it needs all products.
      api.list({ query: { page: '0', size: '999999999' } }),
      api.categories(),
    ])
    return { products: (products ?? []).filter(({ active, stock }) => active && stock > 0), categories }
  },
  pendingComponent: PageSkeleton,
  component: Pos,
})
