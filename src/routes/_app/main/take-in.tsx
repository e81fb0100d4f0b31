import { createFileRoute } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { products as contract } from '#src/contract/products.ts'
import { loadWork } from '#src/features/work/load-work.ts'
import { TakeIn } from '#src/features/work/take-in.tsx'
import { AreaPending } from '#src/ui/layout/area-pending.tsx'

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
