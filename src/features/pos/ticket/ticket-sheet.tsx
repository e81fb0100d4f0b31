import { Trans } from '@lingui/react/macro'
import { useTillLayers } from '#src/features/pos/till/use-till-layers.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'
import { PayBar } from './pay-bar.tsx'
import { TicketLines } from './ticket-lines.tsx'
import { TicketOptions } from './ticket-options.tsx'
import { TicketTabs } from './ticket-tabs.tsx'

/** The ticket on a phone, over the products. */
export function TicketSheet({ open }: { open: boolean }) {
  const { close } = useTillLayers()
  return (
    <Dialog open={open} onOpenChange={close} size="lg" title={<Trans>Ticket</Trans>}>
      <div className={inset}>
        <TicketTabs />
        <TicketOptions />
        <TicketLines />
        <div className={foot}>
          <PayBar />
        </div>
      </div>
    </Dialog>
  )
}

/** The parts have their own padding, for the pane of a desk. */
const inset = css({ marginInline: { base: '-5', sm: '-7' }, marginBlockEnd: '-6' })
/** The total stays in sight while the lines scroll. */
const foot = css({ position: 'sticky', insetBlockEnd: '[-1.5rem]', zIndex: 'raised', background: 'raised' })
