import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Sale } from '#src/contract/shop/documents.ts'
import type { ShopProduct } from '#src/contract/shop/products.ts'
import { printLines } from '#src/device/printer/receipt-printer.ts'
import { storedPrinter } from '#src/device/printer/stored-printer.ts'
import { printReceipt } from '#src/features/pos/receipt/print-receipt.ts'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { receiptLines } from './receipt-lines.ts'
import { useReceiptTexts } from './use-receipt-texts.ts'

interface Props {
  sale: Sale | undefined
  byId: ReadonlyMap<string, ShopProduct>
  customer: string | undefined
  footer: string
}

/**
 * Returns how a receipt is printed: directly by the printer of this device, or with the dialog of the browser when it
 * has none. `hasFailed` is true when the printer did not take the last one.
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
    try {
      await printLines(receiptLines(printed, texts))
    } catch {
      // The next customer may be on screen already.
      if (isShown.current) setFailed(true)
      else toast.error(t`The receipt was not printed: the printer does not answer.`)
    } finally {
      setPrinting(false)
    }
  }

  function print() {
    if (!sale) return
    if (storedPrinter()) void once(() => printDirectly(sale))
    else printReceipt()
  }

  return { print, isPrinting, hasFailed }
}
