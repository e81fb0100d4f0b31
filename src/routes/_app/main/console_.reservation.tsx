import { createFileRoute } from '@tanstack/react-router'
import { loadProducts } from '#src/blocks/products/load-products.ts'
import { Reservation } from '#src/features/reservation/reservation.tsx'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/main/console_/reservation')({
  staticData: { reads: ['products'] },
  loader: loadProducts,
  pendingComponent: PageSkeleton,
  component: ReservationScreen,
})

function ReservationScreen() {
  return <Reservation products={Route.useLoaderData()} />
}
