import { createFileRoute } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { products } from '#src/contract/products.ts'
import { Reservation } from '#src/features/reservation/reservation.tsx'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/main/console_/reservation')({
  staticData: { reads: ['products'] },
  loader: () => client(products).stock(),
  pendingComponent: PageSkeleton,
  component: ReservationScreen,
})

function ReservationScreen() {
  return <Reservation stock={Route.useLoaderData()} />
}
