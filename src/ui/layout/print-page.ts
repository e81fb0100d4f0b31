/** Prints the page, also while an entry is open that would otherwise be printed alone. */
export function printPage() {
  const { dataset } = document.documentElement
  dataset.print = 'page'
  print()
  delete dataset.print
}
