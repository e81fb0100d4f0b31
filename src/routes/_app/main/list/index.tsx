import { createFileRoute } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { ifAllowed } from '#src/api/rights.ts'
import { dashboards } from '#src/contract/dashboards.ts'
import { categories } from '#src/contract/shop/categories.ts'
import { customers, suppliers } from '#src/contract/shop/partners.ts'
import { shopProducts } from '#src/contract/shop/products.ts'
import { warehouses } from '#src/contract/shop/warehouses.ts'
import { user } from '#src/contract/user.ts'
import { Lists } from '#src/features/lists/lists.tsx'
import { loadTexts } from '#src/i18n/texts.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

/** A page of one row: only the number of all rows is needed. */
const one = { query: { page: '0', size: '1' } }

/** Returns the number of rows of a list; undefined for those who may not see it. */
const lengthOf = (call: Promise<{ pagination: { length: number } } | readonly unknown[]>) =>
  ifAllowed(call, undefined).then(
    reply => reply && ('pagination' in reply ? reply.pagination.length : reply.length),
  )

export const Route = createFileRoute('/_app/main/list/')({
  staticData: { reads: ['products', 'contacts', 'shop', 'user'] },
  loader: async () => {
    const [all, products, buyers, vendors, places, people, tree] = await Promise.all([
      client(dashboards).counts(),
      lengthOf(client(shopProducts).list(one)),
      lengthOf(client(customers).list(one)),
      lengthOf(client(suppliers).list(one)),
      lengthOf(client(warehouses).list()),
      lengthOf(client(user).list()),
      client(categories).list(),
      loadTexts('lists'),
      loadTexts('shop'),
    ])
    return {
      counts: {
        products,
        customers: buyers,
        suppliers: vendors,
        warehouses: places,
        employees: people,
        contacts: all.contacts,
      },
      categories: tree,
    }
  },
  pendingComponent: PageSkeleton,
  component: ListsScreen,
})

function ListsScreen() {
  return <Lists {...Route.useLoaderData()} />
}
