import { ProductPane } from '#src/features/pos/grid/product-pane.tsx'
import { WaitingPrints } from '#src/features/pos/receipt/direct/waiting-prints.tsx'
import { OpenDrawer } from '#src/features/pos/session/open-drawer.tsx'
import { TicketPane } from '#src/features/pos/ticket/ticket-pane.tsx'
import { useBreakpoint } from '#src/ui/layout/use-breakpoint.ts'
import { css } from '#styled-system/css'
import { useTill } from './till-context.ts'
import { TillHead } from './till-head.tsx'
import { TotalBar } from './total-bar.tsx'
import { useTillKeys } from './use-till-keys.ts'

/** Products, and beside them the ticket; on a phone a bar with the total instead. */
export function TillPanes({ isLoading }: { isLoading: boolean }) {
  const { session, canSell } = useTill()
  const isWide = useBreakpoint('md')
  const isClosed = canSell && session === null
  useTillKeys()

  return (
    <div className={panes}>
      <div className={main}>
        <TillHead />
        <WaitingPrints />
        {isClosed ? <OpenDrawer /> : <ProductPane isLoading={isLoading} />}
        {!isWide && !isClosed && canSell && <TotalBar />}
      </div>
      {isWide && !isClosed && canSell && <TicketPane />}
    </div>
  )
}

const panes = css({ flex: '1', display: 'flex', minHeight: '0', _print: { display: 'block' } })
const main = css({ flex: '1', minWidth: '0', minHeight: '0', display: 'flex', flexDirection: 'column' })
