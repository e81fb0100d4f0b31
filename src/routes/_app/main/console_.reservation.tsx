import { createFileRoute } from '@tanstack/react-router'
import { loadProducts } from '#src/blocks/products/load-products.ts'
import { Reservation } from '#src/features/reservation/reservation.tsx'
import { AreaPending } from '#src/ui/layout/area-pending.tsx'

export const Route = createFileRoute('/_app/main/console_/reservation')({
  staticData: { reads: ['products'] },
  loader: loadProducts,
  pendingComponent: AreaPending,
  component: ReservationScreen,
})

function ReservationScreen() {
  return <Reservation products={Route.useLoaderData()} />
}
