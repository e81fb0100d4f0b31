import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Sale } from '#src/contract/shop/documents/documents.ts'
import type { ShopProduct } from '#src/contract/shop/products.ts'
import { isRollPaper, receiptPaper } from '#src/device/printer/receipt-paper.ts'
import { storedPrinter } from '#src/device/printer/stored-printer.ts'
import { copyOf } from '#src/features/pos/receipt/copy-of.ts'
import { countPrint } from '#src/features/pos/receipt/count-print.ts'
import { printReceipt } from '#src/features/pos/receipt/print-receipt.ts'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { receiptLines } from './receipt-lines.ts'
import { useReceiptTexts } from './use-receipt-texts.ts'

interface Props {
  sale: Sale | undefined
  byId: ReadonlyMap<string, ShopProduct>
  customer: string | undefined
  footer: string
}

/** The queue is loaded when a printer is used: it is stored with Dexie. */
const queue = () => import('./print-jobs.ts')

/**
 * Returns how a receipt is printed: on a roll directly by the printer of this device, otherwise with the dialog of the
 * browser. `hasFailed` is true when the printer did not take the last one: then it waits in the queue. `copy` is the
 * number of the copy that the next print is.
 */
export function usePrintReceipt(props: Props) {
  const { t } = useLingui()
  const { sale } = props
  const texts = useReceiptTexts(props)
  const once = useSingleAction()
  const [isPrinting, setPrinting] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const isShown = useRef(false)

  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  async function printDirectly(printed: Sale) {
    setPrinting(true)
    setFailed(false)
    const isPrinted = await queue()
      .then(({ printFromQueue }) => printFromQueue(printed, receiptLines(printed, texts)))
      .catch(() => false)
    setPrinting(false)
    if (isPrinted) return
    // The next customer may be on screen already.
    if (isShown.current) setFailed(true)
    else toast.error(t`The receipt was not printed: the printer does not answer.`)
  }

  async function printWithBrowser() {
    if (!sale) return
    printReceipt()
    setFailed(false)
    if (storedPrinter()) await queue().then(({ discardPrintsOf }) => discardPrintsOf(sale.id))
    if (sale.code) await withErrorToast(() => countPrint(sale.id, crypto.randomUUID()))
  }

  function print() {
    if (!sale) return
    if (storedPrinter() && isRollPaper(receiptPaper())) void once(() => printDirectly(sale))
    else void once(printWithBrowser)
  }

  return {
    print,
    printWithBrowser: () => void once(printWithBrowser),
    isPrinting,
    hasFailed,
    copy: copyOf(sale),
  }
}
