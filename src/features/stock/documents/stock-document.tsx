import type { StockKind } from '#src/features/stock/kinds.ts'
import type { StockDocument } from '#src/features/stock/load-stock.ts'
import { AdjustmentPage } from './adjustment-page.tsx'
import { CountPage } from './count-page.tsx'
import { NewCount } from './new-count.tsx'
import { TransferPage } from './transfer-page.tsx'

interface Props {
  kind: StockKind
  /** Undefined for one that is not stored yet. */
  row: StockDocument | undefined
}

/** The page of a count, a transfer or an adjustment. */
export function StockDocumentPage({ kind, row }: Props) {
  if (kind === 'transfer') return <TransferPage row={row?.kind === 'transfer' ? row : undefined} />
  if (kind === 'adjustment') return <AdjustmentPage row={row?.kind === 'adjustment' ? row : undefined} />
  return row?.kind === 'count' ? <CountPage row={row} /> : <NewCount />
}
