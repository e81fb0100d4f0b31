import { PlusIcon } from '@heroicons/react/20/solid'
import { useLingui } from '@lingui/react/macro'
import { useTill } from '#src/features/pos/till/till-context.ts'
import { MAX_TICKETS } from '#src/features/pos/till/use-tickets.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { css } from '#styled-system/css'
import { TicketMenu } from './ticket-menu.tsx'

/** The tickets of up to five customers. A number after the colon is that of the lines. */
export function TicketTabs() {
  const { t } = useLingui()
  const { tickets, ticket, choose, addTicket } = useTill()
  return (
    <div className={row}>
      <SegmentedControl
        label={t`Tickets`}
        className={css({ flex: '1' })}
        value={ticket.id}
        onChange={choose}
        options={tickets.map(({ id, lines }, index) => {
          const number = index + 1
          return { value: id, label: lines.length > 0 ? `${number} (${lines.length})` : `${number}` }
        })}
      />
      <IconButton
        size="lg"
        label={t`Another ticket`}
        disabled={tickets.length >= MAX_TICKETS}
        onClick={addTicket}
      >
        <PlusIcon />
      </IconButton>
      <TicketMenu />
    </div>
  )
}

const row = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  paddingInlineStart: '4',
  paddingInlineEnd: '2',
  paddingBlock: '2',
})
