import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCan } from '#src/api/rights.ts'
import type { Reservation } from '#src/contract/shop/documents/documents.ts'
import { isOpen } from '#src/features/reservation/states.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { link } from '#styled-system/recipes'

/** What the customer has paid in advance and what became of it, and the document that the reservation became. */
export function DepositCard({ row, onTake }: { row: Reservation; onTake: () => void }) {
  const { t } = useLingui()
  const formats = useFormats()
  const can = useCan()
  const words = {
    none: t`Nothing was paid in advance.`,
    held: t`The shop holds it until the customer comes.`,
    returned: t`It was paid back to the customer.`,
    kept: t`The shop has kept it.`,
    settled: t`It lowers what the customer owes.`,
  }
  const mayAdd = isOpen(row) && can('reservation', 'create')
  return (
    <Card
      title={<Trans>Deposit</Trans>}
      action={
        mayAdd && (
          <Button size="sm" disabled={row.customerId === null} onClick={onTake}>
            <Trans>Take a deposit</Trans>
          </Button>
        )
      }
    >
      <div className={text}>
        {row.deposit > 0 && <strong className={amount}>{formatMoney(row.deposit, formats)}</strong>}
        <p className={css({ color: 'muted' })}>{words[row.depositState]}</p>
        {mayAdd && row.customerId === null && (
          <p className={css({ color: 'muted' })}>
            <Trans>A deposit needs a customer: choose one and save.</Trans>
          </p>
        )}
        {row.becameKind === 'takeOut' && (
          <Link to="/main/take-out/$id" params={{ id: row.becameId }} className={link()}>
            <Trans>Open the take-out</Trans>
          </Link>
        )}
        {row.becameKind === 'sale' && (
          <Link to="/main/pos" search={{ layer: 'held' }} className={link()}>
            <Trans>Open the till: the ticket is held there</Trans>
          </Link>
        )}
      </div>
    </Card>
  )
}

const text = css({
  display: 'grid',
  gap: '1',
  justifyItems: 'start',
  paddingInline: 'card',
  paddingBlockEnd: '4',
})
const amount = css({ textStyle: 'title', fontVariantNumeric: 'tabular-nums' })
