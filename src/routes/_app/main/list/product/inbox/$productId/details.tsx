import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { client } from '#src/api/client.ts'
import { ifAllowed } from '#src/api/rights.ts'
import { as404 } from '#src/blocks/error/as-404.ts'
import { products as contract } from '#src/contract/products.ts'
import { categories } from '#src/contract/shop/categories.ts'
import { care } from '#src/contract/shop/documents/care.ts'
import { shopProducts } from '#src/contract/shop/products.ts'
import { warehouses } from '#src/contract/shop/warehouses.ts'
import { ProductDetails } from '#src/features/lists/product/product-details.tsx'
import { Changes } from '#src/features/products/history/history-dialog.tsx'
import { ProductFacts } from '#src/features/products/product-facts.tsx'
import { loadTexts, withTexts } from '#src/i18n/texts.ts'
import { oneOf, searchParams } from '#src/lib/url/search-params.ts'
import { NotFound } from '#src/shell/page/screen-error.ts'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

const api = client(contract)
const places = client(warehouses)
const search = searchParams({ part: oneOf('prices', 'stock', 'history', 'images', 'care') })

/** The newest entries of the stock card that the screen shows. */
const CARD_SIZE = '1000'
/** The newest tickets of the customer care that it shows. */
const TICKETS = '50'

const ProductTickets = lazyWithRetry(() =>
  withTexts('care', import('#src/features/care/product-tickets.tsx')).then(module => module.ProductTickets),
)

export const Route = createFileRoute('/_app/main/list/product/inbox/$productId/details')({
  validateSearch: search,
  staticData: { reads: ['products', 'shop'] },
  loader: async ({ params: { productId } }) => {
    const product = await client(shopProducts)
      .get({ params: { id: productId } })
      .catch(as404)
    const [own, others, brands, vendors, stock, tickets] = await Promise.all([
      client(categories).list(),
      api.categories(),
      api.brands(),
      api.vendors(),
      ifAllowed(stockOf(productId), undefined),
      ifAllowed(client(care).list({ query: { product: productId, page: '0', size: TICKETS } }), undefined),
      loadTexts('lists'),
      loadTexts('products'),
      loadTexts('shop'),
    ])
    const nameIn = (list: { id: string; name: string }[], wanted: string) =>
      list.find(({ id }) => id === wanted)?.name ?? ''
    return {
      product,
      stock,
      tickets: tickets?.rows,
      names: {
        category: nameIn([...own, ...others], product.category),
        brand: nameIn(brands, product.brand),
        vendor: nameIn(vendors, product.vendor),
      },
    }
  },
  pendingComponent: PageSkeleton,
  notFoundComponent: NotFound,
  component: ProductDetailsScreen,
})

async function stockOf(product: string) {
  const [all, balances, card] = await Promise.all([
    places.list(),
    places.balances({ query: { product } }),
    places.card({ query: { product, page: '0', size: CARD_SIZE } }),
  ])
  return { warehouses: all, balances, card: card.rows }
}

function ProductDetailsScreen() {
  const { product, names, stock, tickets } = Route.useLoaderData()
  const { part = 'facts' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ProductDetails
      product={product}
      stock={stock}
      part={(part === 'stock' && !stock) || (part === 'care' && !tickets) ? 'facts' : part}
      onPart={next =>
        void navigate({
          search: previous => ({ ...previous, part: next === 'facts' ? undefined : next }),
          replace: true,
        })
      }
      facts={<ProductFacts product={product} names={names} />}
      history={<Changes id={product.id} />}
      care={
        tickets && (
          <Suspense fallback={<SkeletonRows count={4} />}>
            <ProductTickets rows={tickets} />
          </Suspense>
        )
      }
    />
  )
}
