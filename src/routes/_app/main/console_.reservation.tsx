import { createFileRoute } from '@tanstack/react-router'
import { loadReservations } from '#src/features/reservation/load-reservations.ts'
import { reservationSearch } from '#src/features/reservation/reservation-search.ts'
import { ReservationsPage } from '#src/features/reservation/reservations-page.tsx'
import { loadTexts } from '#src/i18n/texts.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/main/console_/reservation')({
  validateSearch: reservationSearch,
  staticData: { reads: ['shop', 'products'], fills: true },
  loaderDeps: ({ search: { view, date, resource, q, status, page, open } }) => ({
    view,
    date,
    resource,
    q,
    status,
    page,
    open,
  }),
  loader: async ({ deps }) => {
    const [loaded] = await Promise.all([loadReservations(deps), loadTexts('reservation'), loadTexts('shop')])
    return loaded
  },
  pendingComponent: PageSkeleton,
  component: ReservationsPage,
})
