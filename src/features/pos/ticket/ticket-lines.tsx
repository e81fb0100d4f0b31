import { Trans, useLingui } from '@lingui/react/macro'
import { useTill } from '#src/features/pos/till/till-context.ts'
import { css } from '#styled-system/css'
import { TicketLineRow } from './ticket-line.tsx'

/** The lines of the ticket, or what to do first. */
export function TicketLines() {
  const { t } = useLingui()
  const { ticket } = useTill()
  if (ticket.lines.length === 0)
    return (
      <p className={empty}>
        <Trans>Scan a barcode, or press a product. What you add is kept on this device.</Trans>
      </p>
    )
  return (
    <ul aria-label={t`Lines of the ticket`} className={list}>
      {ticket.lines.map(line => (
        <TicketLineRow key={line.id} line={line} />
      ))}
    </ul>
  )
}

const empty = css({ padding: '6', textAlign: 'center', color: 'muted', textWrap: 'balance' })
const list = css({ listStyle: 'none', '& > li + li': { borderBlockStart: 'hairline' } })
