import { createFileRoute, notFound } from '@tanstack/react-router'
import { dialogSearch } from '#src/blocks/shop/documents/document-search.ts'
import { usePermissionNames } from '#src/features/permissions/permission-names.ts'
import { RequestForm } from '#src/features/requests/form/request-form.tsx'
import { RequestPage } from '#src/features/requests/page/request-page.tsx'
import { loadRequest } from '#src/features/requests/request-calls.ts'
import { withTexts } from '#src/i18n/texts.ts'
import { NotFound } from '#src/shell/page/screen-error.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

/** The request of an employee; `new` is one that is not made yet. */
export const Route = createFileRoute('/_app/main/setting/employee/all/requests/$id')({
  validateSearch: dialogSearch,
  staticData: { reads: ['shop', 'messages'] },
  loader: async ({ params: { id } }) => {
    const found = await withTexts('requests', withTexts('shop', loadRequest(id)))
    if (found === null) throw notFound()
    return found
  },
  pendingComponent: PageSkeleton,
  notFoundComponent: NotFound,
  component: RequestScreen,
})

function RequestScreen() {
  const { groupOf } = usePermissionNames()
  const found = Route.useLoaderData()
  return found ? <RequestPage key={found.row.id} {...found} groupOf={groupOf} /> : <RequestForm />
}
