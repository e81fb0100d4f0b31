import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { listSearch } from '#src/features/lists/list-search.ts'
import { isOtherList, loadList } from '#src/features/lists/load-list.ts'
import { OtherList } from '#src/features/lists/other-list.tsx'
import { loadTexts } from '#src/i18n/texts.ts'
import { NotFound } from '#src/shell/page/screen-error.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

/** Customers, suppliers, warehouses or employees. Products have addresses of their own, with a category. */
export const Route = createFileRoute('/_app/main/list/$kind')({
  validateSearch: listSearch,
  staticData: { reads: ['shop', 'user'] },
  loader: async ({ params: { kind } }) => {
    if (kind === 'product')
      throw redirect({ to: '/main/list/product/$categoryId', params: { categoryId: 'all' }, replace: true })
    if (!isOtherList(kind)) throw notFound()
    const [rows] = await Promise.all([loadList(kind), loadTexts('lists'), loadTexts('shop')])
    return { kind, rows }
  },
  pendingComponent: PageSkeleton,
  notFoundComponent: NotFound,
  component: OtherListScreen,
})

function OtherListScreen() {
  const { kind, rows } = Route.useLoaderData()
  return <OtherList key={kind} kind={kind} rows={rows} search={Route.useSearch()} />
}
