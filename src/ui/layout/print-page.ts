/** Prints the page itself, also while an entry is open that would print alone. */
export function printPage() {
  const { dataset } = document.documentElement
  dataset.print = 'page'
  print()
  delete dataset.print
}
