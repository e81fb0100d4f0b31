import { createFileRoute } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { products as contract } from '#src/contract/products.ts'
import { loadWork } from '#src/features/work/load-work.ts'
import { TakeIn } from '#src/features/work/take-in.tsx'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/main/take-in')({
  staticData: { reads: ['products', 'tasks'] },
  loader: async () => {
    const [work, vendors] = await Promise.all([loadWork(), client(contract).vendors()])
    return { ...work, vendors }
  },
  pendingComponent: PageSkeleton,
  component: TakeInScreen,
})

function TakeInScreen() {
  return <TakeIn {...Route.useLoaderData()} />
}
