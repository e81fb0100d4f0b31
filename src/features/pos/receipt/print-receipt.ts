const PX_PER_MM = 96 / 25.4
/** Of the paper of a thermal printer. */
const PAPER_WIDTH_MM = 80
/** At both ends of the roll. */
const MARGIN_MM = 4

/** Prints the receipt on screen on a roll of 80 mm: the page is as long as the receipt. */
export function printReceipt() {
  const receipt = document.querySelector<HTMLElement>('[data-receipt]')
  if (!receipt) return
  // Printed letters are a little larger than those on screen.
  const length = Math.ceil((receipt.scrollHeight / PX_PER_MM) * 1.15) + 2 * MARGIN_MM
  const page = new CSSStyleSheet()
  page.replaceSync(`@page { size: ${PAPER_WIDTH_MM}mm ${length}mm; margin: ${MARGIN_MM}mm }`)
  document.adoptedStyleSheets.push(page)
  print()
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== page)
}
