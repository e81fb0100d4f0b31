import { createFileRoute, notFound } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { products as contract } from '#src/contract/products.ts'
import { pageSize } from '#src/device/page-size.ts'
import { ProductList } from '#src/features/products/product-list.tsx'
import { ordinal, searchParams } from '#src/lib/url/search-params.ts'
import { NotFound } from '#src/shell/page/screen-error.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

const api = client(contract)
const search = searchParams({ pages: ordinal })

const MAX_ROWS = 10_000

/** A category by its id; `all` means every product. */
export const Route = createFileRoute('/_app/main/list/product/$categoryId')({
  validateSearch: search,
  staticData: { reads: ['products'] },
  loaderDeps: ({ search: { pages } }) => ({ pages }),
  loader: async ({ params: { categoryId }, deps: { pages = 1 } }) => {
    const size = String(Math.min(pages * pageSize(), MAX_ROWS))
    const query = { page: '0', size, ...(categoryId !== 'all' && { category: categoryId }) }
    const [{ products, pagination }, categories] = await Promise.all([api.list({ query }), api.categories()])
    const category = categories.find(({ id }) => id === categoryId)
    if (categoryId !== 'all' && !category) throw notFound()
    return { category, products: products ?? [], count: 'length' in pagination ? pagination.length : 0 }
  },
  pendingComponent: PageSkeleton,
  notFoundComponent: NotFound,
  component: ProductListScreen,
})

function ProductListScreen() {
  const { pages = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  const showMore = () =>
    void navigate({
      search: previous => ({ ...previous, pages: pages + 1 }),
      replace: true,
      resetScroll: false,
    })
  return <ProductList {...Route.useLoaderData()} pages={pages} onMore={showMore} />
}
