import { ClockIcon } from '@heroicons/react/16/solid'
import { Trans } from '@lingui/react/macro'
import type { CareTicket } from '#src/contract/shop/documents/care-ticket.ts'
import { cva } from '#styled-system/css'
import { useDue } from './care-words.ts'

/** When a ticket is due. A late one says so in words too. */
export function DueText({ row }: { row: Pick<CareTicket, 'due' | 'status'> }) {
  const due = useDue()(row)
  if (!due) return null
  const day = due.text
  return (
    <span className={look({ urgency: due.urgency })}>
      <ClockIcon aria-hidden="true" />
      {due.urgency === 'late' ? <Trans>Late: {day}</Trans> : day}
    </span>
  )
}

const look = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    textStyle: 'caption',
    fontVariantNumeric: 'tabular-nums',
    '& > svg': { width: 'icon.xs', height: 'icon.xs' },
  },
  variants: {
    urgency: {
      late: { color: 'danger.text', fontWeight: 'label' },
      today: { color: 'warning.text', fontWeight: 'label' },
      later: { color: 'subtle' },
    },
  },
})
