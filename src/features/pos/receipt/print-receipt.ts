import { receiptPaper } from '#src/device/printer/receipt-paper.ts'
import { printOn } from '#src/ui/layout/print-page.ts'
import { pageOf } from './page-of.ts'

/** Prints the receipt on screen on the paper of this device. */
export function printReceipt() {
  const receipt = document.querySelector<HTMLElement>('[data-receipt]')
  if (receipt) printOn(pageOf(receiptPaper(), receipt.scrollHeight))
}
