/** Prints with a rule for the pages: `@page { size: 58mm 120mm }`. */
export function printOn(rule: string) {
  const page = new CSSStyleSheet()
  page.replaceSync(rule)
  document.adoptedStyleSheets.push(page)
  print()
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== page)
}

/** Prints the page, also while an entry is open that would otherwise be printed alone. */
export function printPage() {
  const { dataset } = document.documentElement
  dataset.print = 'page'
  print()
  delete dataset.print
}
