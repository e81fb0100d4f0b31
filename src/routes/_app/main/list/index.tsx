import { createFileRoute } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { contacts } from '#src/contract/contacts.ts'
import { products as contract } from '#src/contract/products.ts'
import { tasks } from '#src/contract/tasks.ts'
import { Lists } from '#src/features/lists/lists.tsx'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

const api = client(contract)

export const Route = createFileRoute('/_app/main/list/')({
  staticData: { reads: ['products', 'contacts', 'tasks'] },
  loader: async () => {
    const [stock, categories, brands, vendors, people, todo] = await Promise.all([
      api.stock(),
      api.categories(),
      api.brands(),
      api.vendors(),
      client(contacts).browse({ query: {} }),
      client(tasks).list(),
    ])
    return {
      counts: {
        products: stock.count,
        people: people.length,
        tasks: todo.filter(({ type }) => type === 'task').length,
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
