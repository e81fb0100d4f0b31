import { createFileRoute } from '@tanstack/react-router'
import { CarePage } from '#src/features/care/care-page.tsx'
import { careSearch } from '#src/features/care/care-search.ts'
import { loadTickets } from '#src/features/care/load-care.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/main/care/')({
  validateSearch: careSearch,
  staticData: { reads: ['shop'], fills: true },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadTickets(deps),
  pendingComponent: PageSkeleton,
  component: CareScreen,
})

function CareScreen() {
  return <CarePage {...Route.useLoaderData()} search={Route.useSearch()} />
}
