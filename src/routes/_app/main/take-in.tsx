import { createFileRoute } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { products as contract } from '#src/contract/products.ts'
import { AreaPending } from '#src/features/areas/area-pending.tsx'
import { loadWork } from '#src/features/areas/load-work.ts'
import { TakeIn } from '#src/features/areas/take-in.tsx'

export const Route = createFileRoute('/_app/main/take-in')({
  staticData: { reads: ['products', 'tasks'] },
  loader: async () => {
    const [work, vendors] = await Promise.all([loadWork(), client(contract).vendors()])
    return { ...work, vendors }
  },
  pendingComponent: AreaPending,
  component: TakeInScreen,
})

function TakeInScreen() {
  return <TakeIn {...Route.useLoaderData()} />
}
