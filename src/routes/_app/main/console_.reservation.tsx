import { createFileRoute } from '@tanstack/react-router'
import { AreaPending } from '#src/features/areas/area-pending.tsx'
import { loadProducts } from '#src/features/areas/load-products.ts'
import { Reservation } from '#src/features/areas/reservation.tsx'

export const Route = createFileRoute('/_app/main/console_/reservation')({
  staticData: { reads: ['products'] },
  loader: loadProducts,
  pendingComponent: AreaPending,
  component: ReservationScreen,
})

function ReservationScreen() {
  return <Reservation products={Route.useLoaderData()} />
}
