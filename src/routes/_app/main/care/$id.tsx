import { createFileRoute } from '@tanstack/react-router'
import { dialogSearch } from '#src/blocks/shop/documents/document-search.ts'
import { TicketForm } from '#src/features/care/form/ticket-form.tsx'
import { loadTicket } from '#src/features/care/load-care.ts'
import { TicketPage } from '#src/features/care/ticket/ticket-page.tsx'
import { flag, searchParams } from '#src/lib/url/search-params.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

const form = searchParams({ edit: flag })

export const Route = createFileRoute('/_app/main/care/$id')({
  validateSearch: (search: Record<string, unknown>) => ({ ...dialogSearch(search), ...form(search) }),
  staticData: { reads: ['shop'] },
  loader: async ({ params: { id } }) => ({ row: await loadTicket(id) }),
  pendingComponent: PageSkeleton,
  component: TicketScreen,
})

function TicketScreen() {
  const { id } = Route.useParams()
  const { row } = Route.useLoaderData()
  const { edit } = Route.useSearch()
  return row && !edit ? <TicketPage key={id} row={row} /> : <TicketForm key={id} row={row} />
}
