import { ArrowRightIcon, ChevronUpIcon } from '@heroicons/react/20/solid'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { usePartner } from '#src/blocks/shop/partners/partner-query.ts'
import { ticketTotals } from '#src/features/pos/ticket/lines.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { useTill } from './till-context.ts'
import { useTillLayers } from './use-till-layers.ts'

/** At the bottom of a phone: the total, which opens the ticket, and the way to the payment. */
export function TotalBar() {
  const { t } = useLingui()
  const { ticket, terms } = useTill()
  const { open } = useTillLayers()
  const formats = useFormats()
  const customer = usePartner('customer', ticket.customerId)
  const { total } = ticketTotals(ticket, terms, false)
  const count = ticket.lines.length

  return (
    <section aria-label={t`Ticket`} className={bar}>
      <button type="button" className={summary} onClick={() => open('ticket')}>
        <ChevronUpIcon aria-hidden="true" className={chevron} />
        <span className={words}>
          <span className={css({ fontWeight: 'label' })}>
            <Plural value={count} one="# line" other="# lines" />
          </span>
          <span className={who}>{customer?.name ?? <Trans>Walk-in customer</Trans>}</span>
        </span>
        <span className={amount}>{formatMoney(total, formats)}</span>
      </button>
      <Button variant="primary" size="lg" className={pay} disabled={count === 0} onClick={() => open('pay')}>
        <Trans>Take payment</Trans>
        <ArrowRightIcon />
      </Button>
    </section>
  )
}

const bar = css({
  flex: 'none',
  display: 'grid',
  gap: '2',
  paddingInline: '4',
  paddingBlockStart: '2',
  paddingBlockEnd: '[max(0.75rem, env(safe-area-inset-bottom))]',
  background: 'surface',
  borderTopRadius: '2xl',
  boxShadow: '[{shadows.lg}, {shadows.hairline}]',
  _print: { display: 'none' },
})
const summary = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'touch',
  textAlign: 'start',
  borderRadius: 'md',
})
const chevron = css({ flex: 'none', width: 'icon.md', height: 'icon.md', color: 'subtle' })
const words = css({ flex: '1', minWidth: '0', display: 'grid' })
const who = css({ textStyle: 'caption', color: 'muted', truncate: true })
const amount = css({ textStyle: 'title', fontVariantNumeric: 'tabular-nums' })
const pay = css({ width: 'full', justifyContent: 'space-between' })
