import { createFileRoute } from '@tanstack/react-router'
import { RequestList } from '#src/features/requests/list/request-list.tsx'
import { loadRequests } from '#src/features/requests/request-calls.ts'
import { requestSearch } from '#src/features/requests/request-search.ts'
import { withTexts } from '#src/i18n/texts.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

/** The requests of employees. */
export const Route = createFileRoute('/_app/main/setting/employee/all/requests/')({
  validateSearch: requestSearch,
  staticData: { reads: ['shop'] },
  loaderDeps: ({ search: { status, page } }) => ({ status, page }),
  loader: ({ deps }) => withTexts('requests', withTexts('shop', loadRequests(deps))),
  pendingComponent: PageSkeleton,
  component: RequestsScreen,
})

function RequestsScreen() {
  return <RequestList {...Route.useLoaderData()} search={Route.useSearch()} />
}
