import { Trans, useLingui } from '@lingui/react/macro'
import { usePartnerNames } from '#src/blocks/shop/documents/partner-names.ts'
import { useWarehouseName } from '#src/blocks/shop/documents/warehouses.ts'
import type { TakeIn } from '#src/contract/shop/documents/documents.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { Facts } from '#src/ui/layout/facts.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'

/** The facts of a take-in that is not a draft: amounts only for those who may see costs. */
export function TakeInFacts({ row }: { row: TakeIn }) {
  const { t } = useLingui()
  const formats = useFormats()
  const warehouseName = useWarehouseName()
  const supplier = usePartnerNames('supplier').get(row.supplierId)
  const money = (amount: number | undefined) => amount !== undefined && formatMoney(amount, formats)
  const { worth, paid, discount = 0 } = row
  return (
    <Card title={<Trans>From whom</Trans>}>
      <Facts
        facts={[
          [t`Supplier`, supplier],
          [t`Warehouse`, warehouseName(row.warehouseId)],
          [t`Discount of the order`, discount > 0 && money(discount)],
          [t`Goods received`, money(worth)],
          [t`Paid`, money(paid)],
          [t`Still to pay`, worth !== undefined && paid !== undefined && money(Math.max(0, worth - paid))],
          [t`Note`, row.note],
        ]}
      />
    </Card>
  )
}
