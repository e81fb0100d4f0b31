import { createFileRoute, notFound } from '@tanstack/react-router'
import { StockDocumentPage } from '#src/features/stock/documents/stock-document.tsx'
import { isStockKind } from '#src/features/stock/kinds.ts'
import { loadDocument } from '#src/features/stock/load-stock.ts'
import { NotFound } from '#src/shell/page/screen-error.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/main/inventory/$kind/$id')({
  staticData: { reads: ['shop'] },
  loader: async ({ params: { kind, id } }) => {
    if (!isStockKind(kind)) throw notFound()
    return { kind, row: await loadDocument(kind, id) }
  },
  pendingComponent: PageSkeleton,
  notFoundComponent: NotFound,
  component: DocumentScreen,
})

function DocumentScreen() {
  const { kind, id } = Route.useParams()
  return <StockDocumentPage key={`${kind} ${id}`} {...Route.useLoaderData()} />
}
