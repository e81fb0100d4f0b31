import { createFileRoute } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { products as contract } from '#src/contract/products.ts'
import { AreaPending } from '#src/features/areas/area-pending.tsx'
import { loadProducts } from '#src/features/areas/load-products.ts'
import { Pos } from '#src/features/areas/pos.tsx'
import { searchParams, text } from '#src/lib/search-params.ts'

const search = searchParams({ q: text, category: text })

export const Route = createFileRoute('/_app/main/pos')({
  validateSearch: search,
  staticData: { reads: ['products'] },
  loader: async () => {
    const [products, categories] = await Promise.all([loadProducts(), client(contract).categories()])
    return { products: products.filter(({ active, stock }) => active && stock > 0), categories }
  },
  pendingComponent: AreaPending,
  component: Pos,
})
