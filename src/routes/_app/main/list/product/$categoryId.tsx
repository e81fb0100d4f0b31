import { createFileRoute, notFound } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { products } from '#src/contract/products.ts'
import { categories as categoryContract } from '#src/contract/shop/categories.ts'
import { shopProducts } from '#src/contract/shop/products.ts'
import { ALL_ROWS } from '#src/contract/shop/values.ts'
import { listSearch } from '#src/features/lists/list-search.ts'
import { ProductList } from '#src/features/lists/products/product-list.tsx'
import { loadTexts } from '#src/i18n/texts.ts'
import { NotFound } from '#src/shell/page/screen-error.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

/** A category by its id; `all` means every product. */
export const Route = createFileRoute('/_app/main/list/product/$categoryId')({
  validateSearch: listSearch,
  staticData: { reads: ['products', 'shop'] },
  loader: async ({ params: { categoryId } }) => {
    const category = categoryId === 'all' ? '' : categoryId
    const [{ rows }, own, others] = await Promise.all([
      client(shopProducts).list({ query: { category, page: '0', size: ALL_ROWS } }),
      client(categoryContract).list(),
      client(products).categories(),
      loadTexts('lists'),
      loadTexts('products'),
      loadTexts('shop'),
    ])
    const known = new Set(own.map(({ id }) => id))
    // Those of the inventory app have version 0: they are not edited here.
    const rest = others.filter(({ id }) => !known.has(id))
    const categories = [
      ...own,
      ...rest.map(({ id, name }) => ({ id, name, code: '', parentId: null, version: 0 })),
    ]
    if (category && !categories.some(({ id }) => id === category)) throw notFound()
    return { rows, categories, categoryId }
  },
  pendingComponent: PageSkeleton,
  notFoundComponent: NotFound,
  component: ProductListScreen,
})

function ProductListScreen() {
  const data = Route.useLoaderData()
  return <ProductList key={data.categoryId} {...data} search={Route.useSearch()} />
}
