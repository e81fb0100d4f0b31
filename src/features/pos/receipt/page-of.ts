import type { ReceiptPaper } from '#src/device/printer/receipt-paper.ts'

const PX_PER_MM = 96 / 25.4
/** Width, height and margins in mm. The printer of a roll of 58 mm prints 48 mm, that of 80 mm prints 72 mm. */
const pages: Readonly<Record<ReceiptPaper, { width: number; height?: number; margin: number }>> = {
  58: { width: 58, margin: 5 },
  80: { width: 80, margin: 4 },
  A8: { width: 52, height: 74, margin: 3 },
  A5: { width: 148, height: 210, margin: 10 },
  A4: { width: 210, height: 297, margin: 15 },
}

/**
 * Returns the rule for the pages of a paper. A page of a roll is as long as the receipt, which has this height on screen,
 * in px.
 */
export function pageOf(paper: ReceiptPaper, shownHeight: number): string {
  const { width, height, margin } = pages[paper]
  // Printed letters are a little larger than those on screen.
  const length = height ?? Math.ceil((shownHeight / PX_PER_MM) * 1.15) + 2 * margin
  return `@page { size: ${width}mm ${length}mm; margin: ${margin}mm }`
}
