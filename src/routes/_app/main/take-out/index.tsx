import { createFileRoute } from '@tanstack/react-router'
import { documentSearch } from '#src/blocks/shop/documents/document-search.ts'
import { loadTakeOuts } from '#src/features/goods/load-goods.ts'
import { TakeOutList } from '#src/features/goods/take-out/take-out-list.tsx'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/main/take-out/')({
  validateSearch: documentSearch,
  staticData: { reads: ['shop'], fills: true },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadTakeOuts(deps),
  pendingComponent: PageSkeleton,
  component: TakeOutScreen,
})

function TakeOutScreen() {
  return <TakeOutList {...Route.useLoaderData()} search={Route.useSearch()} />
}
