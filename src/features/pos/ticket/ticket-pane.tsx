import { useLingui } from '@lingui/react/macro'
import { css } from '#styled-system/css'
import { PayBar } from './pay-bar.tsx'
import { TicketLines } from './ticket-lines.tsx'
import { TicketOptions } from './ticket-options.tsx'
import { TicketTabs } from './ticket-tabs.tsx'

/** The ticket beside the products, from a tablet in landscape on. */
export function TicketPane() {
  const { t } = useLingui()
  return (
    <aside aria-label={t`Ticket`} className={pane}>
      <TicketTabs />
      <div className={body}>
        <TicketOptions />
        <TicketLines />
      </div>
      <PayBar />
    </aside>
  )
}

const pane = css({
  flex: 'none',
  width: { base: '[22rem]', lg: '[26rem]' },
  minHeight: '0',
  display: 'flex',
  flexDirection: 'column',
  background: 'surface',
  borderInlineStart: 'hairline',
  _print: { display: 'none' },
})
const body = css({
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlockEnd: '3',
})
