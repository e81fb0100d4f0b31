import { Trans } from '@lingui/react/macro'
import { useCan } from '#src/api/rights.ts'
import { usePartnerNames } from '#src/blocks/shop/documents/partner-names.ts'
import { useDialog } from '#src/blocks/shop/documents/use-dialog.ts'
import type { TakeIn } from '#src/contract/shop/documents/documents.ts'
import { asQuantity } from '#src/lib/money/rounding.ts'
import { Button } from '#src/ui/button/button.tsx'
import { QueueCard } from './queue-card.tsx'

/** An order whose goods are expected. */
export function InCard({ row }: { row: TakeIn }) {
  const can = useCan()
  const { open } = useDialog()
  const supplier = usePartnerNames('supplier').get(row.supplierId) ?? row.code
  const expected = row.lines.flatMap(line => {
    const quantity = asQuantity(line.ordered - line.received)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  return (
    <QueueCard
      title={supplier}
      document={row}
      lines={expected}
      actions={
        can('check-in', 'create') && (
          <Button variant="primary" onClick={() => open('checkIn', row.id)}>
            <Trans>Check in</Trans>
          </Button>
        )
      }
    />
  )
}
