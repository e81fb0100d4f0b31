import { ArrowRightIcon } from '@heroicons/react/20/solid'
import { Trans, useLingui } from '@lingui/react/macro'
import { useTill } from '#src/features/pos/till/till-context.ts'
import { useTillLayers } from '#src/features/pos/till/use-till-layers.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { DiscountInput } from './discount-input.tsx'
import { subtotalOf, ticketTotals } from './lines.ts'
import { TicketNote } from './ticket-options.tsx'

/** The discount, the total and the way to the payment. */
export function PayBar() {
  const { t } = useLingui()
  const { ticket, terms, edit } = useTill()
  const { open } = useTillLayers()
  const formats = useFormats()
  const { total, tax } = ticketTotals(ticket, terms, false)
  const isEmpty = ticket.lines.length === 0
  const vat = formatMoney(tax, formats)

  return (
    <div className={bar}>
      {!isEmpty && (
        <>
          <TicketNote />
          <DiscountInput
            label={t`Discount of the ticket`}
            value={ticket.discount}
            amount={subtotalOf(ticket)}
            onChange={discount => edit(current => ({ ...current, discount }))}
          />
          {tax > 0 && (
            <p className={line}>
              {terms.vatMode === 'inside' ? <Trans>VAT {vat}, included</Trans> : <Trans>VAT {vat}</Trans>}
            </p>
          )}
        </>
      )}
      <p className={sum}>
        <Trans>Total</Trans>
        <strong className={figure}>{formatMoney(total, formats)}</strong>
      </p>
      <Button variant="primary" size="lg" className={pay} disabled={isEmpty} onClick={() => open('pay')}>
        <Trans>Take payment</Trans>
        <ArrowRightIcon />
      </Button>
    </div>
  )
}

const bar = css({
  flex: 'none',
  display: 'grid',
  gap: '2',
  paddingInline: '4',
  paddingBlockStart: '3',
  paddingBlockEnd: '[max(1rem, env(safe-area-inset-bottom))]',
  borderBlockStart: 'hairline',
})
const line = css({ textStyle: 'caption', color: 'muted', fontVariantNumeric: 'tabular-nums' })
const sum = css({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '3' })
const figure = css({ textStyle: 'heading', fontVariantNumeric: 'tabular-nums' })
const pay = css({ width: 'full', justifyContent: 'space-between' })
