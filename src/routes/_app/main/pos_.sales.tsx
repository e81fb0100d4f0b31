import { createFileRoute } from '@tanstack/react-router'
import { loadSales } from '#src/features/pos/sales/load-sales.ts'
import { SalesPage } from '#src/features/pos/sales/sales-page.tsx'
import { salesSearch } from '#src/features/pos/sales/sales-search.ts'
import { TillPending } from '#src/features/pos/till/till-pending.tsx'
import { withTexts } from '#src/i18n/texts.ts'

export const Route = createFileRoute('/_app/main/pos_/sales')({
  validateSearch: salesSearch,
  staticData: { reads: ['shop'], fills: true },
  loaderDeps: ({ search: { q, page, sale } }) => ({ q, page, sale }),
  loader: ({ deps }) => withTexts('pos', withTexts('shop', loadSales(deps))),
  pendingComponent: TillPending,
  component: SalesPage,
})
