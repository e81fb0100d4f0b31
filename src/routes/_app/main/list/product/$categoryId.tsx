import { createFileRoute, notFound } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { loadProducts } from '#src/blocks/products/load-products.ts'
import { products as contract } from '#src/contract/products.ts'
import { ProductList } from '#src/features/products/product-list.tsx'
import { NotFound } from '#src/shell/page/screen-error.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

/** A category by its id; `all` means every product. */
export const Route = createFileRoute('/_app/main/list/product/$categoryId')({
  staticData: { reads: ['products'] },
  loader: async ({ params: { categoryId } }) => {
    const [products, categories] = await Promise.all([loadProducts(), client(contract).categories()])
    if (categoryId === 'all') return { products }
    const category = categories.find(({ id }) => id === categoryId)
    if (!category) throw notFound()
    return { category, products: products.filter(product => product.category === categoryId) }
  },
  pendingComponent: PageSkeleton,
  notFoundComponent: NotFound,
  component: ProductListScreen,
})

function ProductListScreen() {
  return <ProductList {...Route.useLoaderData()} />
}
