import { createFileRoute, notFound } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { products as contract } from '#src/contract/products.ts'
import { ProductFacts } from '#src/features/products/product-facts.tsx'
import { ApiProblem } from '#src/lib/problem.ts'
import { NotFound } from '#src/shell/page/screen-error.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

const api = client(contract)

export const Route = createFileRoute('/_app/main/list/product/inbox/$productId/details')({
  staticData: { reads: ['products'] },
  loader: async ({ params: { productId } }) => {
    const [product, categories, brands, vendors] = await Promise.all([
      api.get({ query: { id: productId } }).catch(as404),
      api.categories(),
      api.brands(),
      api.vendors(),
    ])
    const nameIn = (list: { id: string; name: string }[], wanted: string) =>
      list.find(({ id }) => id === wanted)?.name ?? ''
    return {
      product,
      names: {
        category: nameIn(categories, product.category),
        brand: nameIn(brands, product.brand),
        vendor: nameIn(vendors, product.vendor),
      },
    }
  },
  pendingComponent: PageSkeleton,
  notFoundComponent: NotFound,
  component: ProductFactsScreen,
})

function ProductFactsScreen() {
  return <ProductFacts {...Route.useLoaderData()} />
}

/**
 * Handles the rejection of a call: throws the router's `notFound()` for a 404 of the server, which shows the "not
 * found" screen, and every other error again.
 */
function as404(error: unknown): never {
  throw error instanceof ApiProblem && error.status === 404 ? notFound() : error
}
