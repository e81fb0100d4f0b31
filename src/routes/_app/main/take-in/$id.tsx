import { createFileRoute } from '@tanstack/react-router'
import { dialogSearch } from '#src/blocks/shop/documents/document-search.ts'
import { loadTakeIn } from '#src/features/goods/load-goods.ts'
import { TakeInPage } from '#src/features/goods/take-in/take-in-page.tsx'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/main/take-in/$id')({
  validateSearch: dialogSearch,
  staticData: { reads: ['shop'] },
  loaderDeps: ({ search: { lowStock } }) => ({ lowStock }),
  loader: ({ params: { id }, deps: { lowStock } }) => loadTakeIn(id, lowStock === true),
  pendingComponent: PageSkeleton,
  component: TakeInScreen,
})

function TakeInScreen() {
  const { id } = Route.useParams()
  return <TakeInPage key={id} {...Route.useLoaderData()} />
}
