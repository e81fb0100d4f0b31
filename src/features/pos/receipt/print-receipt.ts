import { type ReceiptPaper, receiptPaper } from '#src/device/receipt-paper.ts'

const PX_PER_MM = 96 / 25.4
/** At all sides of a page: the printer of a roll of 58 mm prints 48 mm, that of 80 mm prints 72 mm. */
const MARGIN_MM: Readonly<Record<ReceiptPaper, number>> = { 58: 5, 80: 4 }

/** Prints the receipt on screen on the paper of this device: the page is as long as the receipt. */
export function printReceipt() {
  const receipt = document.querySelector<HTMLElement>('[data-receipt]')
  if (!receipt) return
  const width = receiptPaper()
  const margin = MARGIN_MM[width]
  // Printed letters are a little larger than those on screen.
  const length = Math.ceil((receipt.scrollHeight / PX_PER_MM) * 1.15) + 2 * margin
  const page = new CSSStyleSheet()
  page.replaceSync(`@page { size: ${width}mm ${length}mm; margin: ${margin}mm }`)
  document.adoptedStyleSheets.push(page)
  print()
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== page)
}
