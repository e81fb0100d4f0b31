import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { useTill } from './till-context.ts'
import { useTillLayers } from './use-till-layers.ts'

const TicketSheet = lazyWithRetry(() =>
  import('#src/features/pos/ticket/ticket-sheet.tsx').then(module => module.TicketSheet),
)
const LineDialog = lazyWithRetry(() =>
  import('#src/features/pos/ticket/line-dialog.tsx').then(module => module.LineDialog),
)
const PayDialog = lazyWithRetry(() =>
  import('#src/features/pos/pay/pay-dialog.tsx').then(module => module.PayDialog),
)
const PaidDialog = lazyWithRetry(() =>
  import('#src/features/pos/receipt/paid-dialog.tsx').then(module => module.PaidDialog),
)
const ScanDialog = lazyWithRetry(() =>
  import('#src/blocks/shop/scan/scan-dialog.tsx').then(module => module.ScanDialog),
)
const HeldDialog = lazyWithRetry(() =>
  import('#src/features/pos/sales/held-dialog.tsx').then(module => module.HeldDialog),
)
const DrawerDialog = lazyWithRetry(() =>
  import('#src/features/pos/session/drawer-dialog.tsx').then(module => module.DrawerDialog),
)

/** The dialogs of the till; the address says which one is open. */
export function TillLayers() {
  const { session, ticket, addCode } = useTill()
  const { layer, line, sale, close } = useTillLayers()
  const isSelling = session !== null
  const edited = ticket.lines.find(({ id }) => id === line)
  const isOpen = (name: typeof layer) => isSelling && layer === name

  return (
    <>
      <LazyMount open={isOpen('ticket')}>
        <TicketSheet open={isOpen('ticket')} />
      </LazyMount>
      <LazyMount open={isOpen('line') && edited !== undefined}>
        {edited && <LineDialog key={edited.id} open={isOpen('line')} line={edited} />}
      </LazyMount>
      <LazyMount open={isOpen('pay') && ticket.lines.length > 0}>
        <PayDialog key={ticket.id} open={isOpen('pay')} />
      </LazyMount>
      <LazyMount open={layer === 'paid' && sale !== undefined}>
        {sale && <PaidDialog key={sale} open={layer === 'paid'} saleId={sale} />}
      </LazyMount>
      <LazyMount open={isOpen('scan')}>
        <ScanDialog open={isOpen('scan')} onClose={close} onCode={addCode} />
      </LazyMount>
      <LazyMount open={isOpen('held')}>
        <HeldDialog open={isOpen('held')} />
      </LazyMount>
      {session && (
        <LazyMount open={layer === 'drawer'}>
          <DrawerDialog open={layer === 'drawer'} session={session} />
        </LazyMount>
      )}
    </>
  )
}
