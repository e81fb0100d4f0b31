import { createFileRoute } from '@tanstack/react-router'
import { dialogSearch } from '#src/blocks/shop/documents/document-search.ts'
import { loadTakeOut } from '#src/features/goods/load-goods.ts'
import { TakeOutPage } from '#src/features/goods/take-out/take-out-page.tsx'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/main/take-out/$id')({
  validateSearch: dialogSearch,
  staticData: { reads: ['shop'] },
  loader: ({ params: { id } }) => loadTakeOut(id),
  pendingComponent: PageSkeleton,
  component: TakeOutScreen,
})

function TakeOutScreen() {
  const { id } = Route.useParams()
  return <TakeOutPage key={id} {...Route.useLoaderData()} />
}
