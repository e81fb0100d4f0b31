import { Trans, useLingui } from '@lingui/react/macro'
import { useWarehouseName } from '#src/blocks/shop/documents/warehouses.ts'
import type { StockDocument } from '#src/features/stock/load-stock.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { Facts } from '#src/ui/layout/facts.tsx'

/** Where a document of the stock belongs, why it was made, and its note. */
export function FactsCard({ row }: { row: StockDocument }) {
  const { t } = useLingui()
  const warehouseName = useWarehouseName()
  return (
    <Card title={<Trans>Facts</Trans>}>
      <Facts
        facts={[
          [row.kind === 'transfer' ? t`From the warehouse` : t`Warehouse`, warehouseName(row.warehouseId)],
          [t`To the warehouse`, row.kind === 'transfer' && warehouseName(row.toWarehouseId)],
          [t`Reason`, row.kind === 'adjustment' && row.reason],
          [t`Note`, row.note],
        ]}
      />
    </Card>
  )
}
