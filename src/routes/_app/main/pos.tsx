import { createFileRoute } from '@tanstack/react-router'
import { loadTill } from '#src/features/pos/till/load-till.ts'
import { Till } from '#src/features/pos/till/till.tsx'
import { TillPending } from '#src/features/pos/till/till-pending.tsx'
import { tillSearch } from '#src/features/pos/till/till-search.ts'
import { withTexts } from '#src/i18n/texts.ts'

export const Route = createFileRoute('/_app/main/pos')({
  validateSearch: tillSearch,
  staticData: { reads: ['shop'], fills: true },
  loader: () => withTexts('pos', withTexts('shop', loadTill())),
  pendingComponent: TillPending,
  component: Till,
})
