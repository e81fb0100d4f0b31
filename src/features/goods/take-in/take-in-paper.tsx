import { useLingui } from '@lingui/react/macro'
import { usePartnerNames } from '#src/blocks/shop/documents/partner-names.ts'
import { Slip } from '#src/blocks/shop/documents/slip.tsx'
import { useWarehouseName } from '#src/blocks/shop/documents/warehouses.ts'
import type { TakeIn } from '#src/contract/shop/documents/documents.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { spreadDiscount } from '#src/lib/money/discount.ts'
import { amountOf } from '#src/lib/money/rounding.ts'
import { useFormats } from '#src/ui/text/formats.tsx'

/** The slip of a take-in on A5: what came, or what was ordered before it comes. spec: takeInPageFormat is always 2 */
export function TakeInPaper({ row }: { row: TakeIn }) {
  const { t } = useLingui()
  const formats = useFormats()
  const warehouseName = useWarehouseName()
  const supplier = usePartnerNames('supplier').get(row.supplierId) ?? ''
  const hasCome = row.lines.some(({ received }) => received > 0)
  const lines = row.lines.map(line => {
    const quantity = hasCome ? line.received : line.ordered
    const price = line.cost === undefined ? undefined : Math.round(line.cost)
    return { ...line, quantity, price, amount: price === undefined ? undefined : amountOf(quantity, price) }
  })
  const sum = lines.reduce((total, { amount = 0 }) => total + amount, 0)
  const { discount = 0 } = row
  const parts = spreadDiscount(
    row.lines.map(({ ordered, cost = 0 }) => amountOf(ordered, Math.round(cost))),
    discount,
  )
  /** The part of the discount that the quantities of the slip have. */
  const less = lines.reduce(
    (total, { quantity, ordered }, index) =>
      total + (ordered > 0 ? Math.round(((parts[index] ?? 0) * quantity) / ordered) : 0),
    0,
  )
  const seesCosts = lines.every(({ amount }) => amount !== undefined)
  return (
    <Slip
      paper="a5"
      title={hasCome ? t`Take-in slip` : t`Purchase order`}
      code={row.code}
      at={row.at}
      facts={[
        [t`Supplier`, supplier],
        [t`Warehouse`, warehouseName(row.warehouseId)],
        [t`Discount of the order`, seesCosts && less > 0 ? formatMoney(less, formats) : ''],
        [t`Note`, row.note],
      ]}
      lines={lines}
      total={seesCosts ? sum - less : undefined}
      signatures={[t`Made by`, t`Store keeper`, t`Supplier`]}
    />
  )
}
