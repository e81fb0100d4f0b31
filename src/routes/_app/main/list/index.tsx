import { createFileRoute } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { dashboards } from '#src/contract/dashboards.ts'
import { products as contract } from '#src/contract/products.ts'
import { Lists } from '#src/features/lists/lists.tsx'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

const api = client(contract)

export const Route = createFileRoute('/_app/main/list/')({
  staticData: { reads: ['products', 'contacts', 'tasks'] },
  loader: async () => {
    const [counts, stock, categories, brands, vendors] = await Promise.all([
      client(dashboards).counts(),
      api.stock(),
      api.categories(),
      api.brands(),
      api.vendors(),
    ])
    return {
      counts: {
        products: stock.count,
        people: counts.contacts,
        tasks: counts.tasks,
        brands: brands.length,
        vendors: vendors.length,
      },
      categories: categories.map(category => ({
        ...category,
        count: stock.categories[category.id] ?? 0,
      })),
    }
  },
  pendingComponent: PageSkeleton,
  component: ListsScreen,
})

function ListsScreen() {
  return <Lists {...Route.useLoaderData()} />
}
