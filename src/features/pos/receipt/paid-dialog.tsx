import { PrinterIcon } from '@heroicons/react/24/outline'
import { CheckCircleIcon } from '@heroicons/react/24/solid'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { LoadError } from '#src/blocks/shop/loading/load-error.tsx'
import { useLoaded } from '#src/blocks/shop/loading/use-loaded.ts'
import { usePartner } from '#src/blocks/shop/partners/partner-query.ts'
import { saleCalls } from '#src/features/pos/pay/settle.ts'
import { useTill } from '#src/features/pos/till/till-context.ts'
import { useTillLayers } from '#src/features/pos/till/use-till-layers.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { PrintProblem } from './direct/print-problem.tsx'
import { usePrintReceipt } from './direct/use-print-receipt.ts'
import { keepPaid, lastPaid, onPaid } from './paid-sales.ts'
import { PaperChoice } from './paper-choice.tsx'
import { Receipt } from './receipt.tsx'

/** After a payment: the change, and the receipt. The till behind it is ready for the next customer. */
export function PaidDialog({ open, saleId }: { open: boolean; saleId: string }) {
  const { t } = useLingui()
  const { byId, terms } = useTill()
  const { close } = useTillLayers()
  const formats = useFormats()
  const { sale, loaded } = useSale(saleId)
  const customer = usePartner('customer', sale?.customerId ?? null)
  const { print, isPrinting, hasFailed, printWithBrowser, copy } = usePrintReceipt({
    sale,
    byId,
    customer: customer?.name,
    footer: terms.receiptFooter,
  })
  const change = formatMoney(sale?.change ?? 0, formats)

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      printsAlone
      title={t`Payment taken`}
      footer={
        <>
          <Button disabled={!sale} loading={isPrinting} onClick={print}>
            <PrinterIcon />
            <Trans>Print the receipt</Trans>
          </Button>
          <Button variant="primary" autoFocus data-autofocus onClick={close}>
            <Trans>Next customer</Trans>
          </Button>
        </>
      }
    >
      {!sale && <LoadError of={loaded} />}
      {sale && (
        <div className={stack}>
          <p role="status" className={done}>
            <CheckCircleIcon aria-hidden="true" className={mark} />
            <span>{sale.change > 0 ? <Trans>Change due</Trans> : <Trans>Nothing to give back</Trans>}</span>
            {sale.change > 0 && <strong className={figure}>{change}</strong>}
          </p>
          {hasFailed && <PrintProblem onBrowser={printWithBrowser} />}
          <PaperChoice />
          <Receipt
            sale={sale}
            byId={byId}
            customer={customer?.name}
            footer={terms.receiptFooter}
            copy={copy}
          />
        </div>
      )}
    </Dialog>
  )
}

/** Returns a sale as it is kept, or as the server has it. */
function useSale(id: string) {
  const kept = useSyncExternalStore(onPaid, () => lastPaid(id))
  const loaded = useLoaded(id, async () => {
    if (!kept) keepPaid(await saleCalls.get({ params: { id } }))
  })
  return { sale: kept, loaded }
}

const stack = css({ display: 'grid', gap: '4' })
const done = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  padding: '4',
  borderRadius: 'lg',
  background: 'success.subtle',
  color: 'success.text',
  _print: { display: 'none' },
})
const mark = css({ flex: 'none', width: 'icon.lg', height: 'icon.lg' })
const figure = css({
  marginInlineStart: 'auto',
  fontSize: '[2.25rem]',
  lineHeight: '[2.75rem]',
  fontVariantNumeric: 'tabular-nums',
})
