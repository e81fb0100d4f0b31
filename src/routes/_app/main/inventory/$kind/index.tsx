import { createFileRoute, notFound } from '@tanstack/react-router'
import { documentSearch } from '#src/blocks/shop/documents/document-search.ts'
import { StockDocumentList } from '#src/features/stock/documents/stock-document-list.tsx'
import { isStockKind } from '#src/features/stock/kinds.ts'
import { loadDocuments } from '#src/features/stock/load-stock.ts'
import { NotFound } from '#src/shell/page/screen-error.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/main/inventory/$kind/')({
  validateSearch: documentSearch,
  staticData: { reads: ['shop'], fills: true },
  loaderDeps: ({ search }) => search,
  loader: async ({ params: { kind }, deps }) => {
    if (!isStockKind(kind)) throw notFound()
    return { kind, ...(await loadDocuments(kind, deps)) }
  },
  pendingComponent: PageSkeleton,
  notFoundComponent: NotFound,
  component: DocumentsScreen,
})

function DocumentsScreen() {
  return <StockDocumentList {...Route.useLoaderData()} search={Route.useSearch()} />
}
