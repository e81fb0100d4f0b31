import { createFileRoute } from '@tanstack/react-router'
import { documentSearch } from '#src/blocks/shop/documents/document-search.ts'
import { loadTakeIns } from '#src/features/goods/load-goods.ts'
import { TakeInList } from '#src/features/goods/take-in/take-in-list.tsx'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/main/take-in/')({
  validateSearch: documentSearch,
  staticData: { reads: ['shop'], fills: true },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadTakeIns(deps),
  pendingComponent: PageSkeleton,
  component: TakeInScreen,
})

function TakeInScreen() {
  return <TakeInList {...Route.useLoaderData()} search={Route.useSearch()} />
}
