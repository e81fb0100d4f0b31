import { ArrowUturnLeftIcon, NoSymbolIcon, PrinterIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useCan } from '#src/api/rights.ts'
import { useGranting } from '#src/blocks/shop/grant/granting.ts'
import { usePartner } from '#src/blocks/shop/partners/partner-query.ts'
import { useShopProducts } from '#src/blocks/shop/products/shop-products.ts'
import type { Sale } from '#src/contract/shop/documents/documents.ts'
import { saleCalls } from '#src/features/pos/pay/settle.ts'
import { PrintProblem } from '#src/features/pos/receipt/direct/print-problem.tsx'
import { usePrintReceipt } from '#src/features/pos/receipt/direct/use-print-receipt.ts'
import { PaperChoice } from '#src/features/pos/receipt/paper-choice.tsx'
import { Receipt } from '#src/features/pos/receipt/receipt.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { css } from '#styled-system/css'
import { SaleStatus } from './sale-status.tsx'
import { useSalesNavigation } from './use-sales-navigation.ts'

const route = getRouteApi('/_app/main/pos_/sales')

/** A sale: its receipt, to be printed again, and by right the way back. */
export function SalePane({ sale }: { sale: Sale }) {
  const { t } = useLingui()
  const { session, terms } = route.useLoaderData()
  const { beginRefund } = useSalesNavigation()
  const canSell = useCan()('pos', 'create')
  const granting = useGranting()
  const confirm = useConfirm()
  const once = useSingleAction()
  const products = useShopProducts() ?? []
  const customer = usePartner('customer', sale.customerId)
  const byId = new Map(products.map(product => [product.id, product]))
  const { print, isPrinting, hasFailed, printWithBrowser, copy } = usePrintReceipt({
    sale,
    byId,
    customer: customer?.name,
    footer: terms.receiptFooter,
  })
  const isWaiting = sale.status === 'open' || sale.status === 'held'
  const isRefundable = sale.status === 'paid' && canSell

  async function makeVoid() {
    const isSure = await confirm({
      title: t`Void this ticket?`,
      text: t`Nothing was paid for it. It stays in the list.`,
      action: t`Void the ticket`,
      danger: true,
    })
    if (!isSure) return
    const body = { version: sale.version, at: new Date().toISOString() }
    const params = { id: sale.id }
    await withErrorToast(() =>
      granting({ call: 'void', documentId: sale.id }, grant =>
        saleCalls.void({ params, body: { ...body, grant } }),
      ),
    )
  }

  return (
    <div className={stack}>
      <div className={tools}>
        <SaleStatus sale={sale} />
        {sale.code && (
          <Button loading={isPrinting} onClick={print}>
            <PrinterIcon />
            <Trans>Print</Trans>
          </Button>
        )}
        {isRefundable && (
          <Button disabled={!session} onClick={beginRefund}>
            <ArrowUturnLeftIcon />
            <Trans>Take goods back</Trans>
          </Button>
        )}
        {isWaiting && canSell && (
          <Button onClick={() => void once(makeVoid)}>
            <NoSymbolIcon />
            <Trans>Void the ticket</Trans>
          </Button>
        )}
      </div>
      {isRefundable && !session && (
        <Notice>
          <Trans>To give money back, open the drawer first.</Trans>
        </Notice>
      )}
      {hasFailed && <PrintProblem onBrowser={printWithBrowser} />}
      {sale.code && <PaperChoice />}
      <Receipt sale={sale} byId={byId} customer={customer?.name} footer={terms.receiptFooter} copy={copy} />
    </div>
  )
}

const stack = css({ display: 'grid', gap: '4' })
const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  _print: { display: 'none' },
  '& > span': { marginInlineEnd: 'auto' },
})
