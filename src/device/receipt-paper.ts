const key = 'outpost.receipt-paper'

/** The widths of the rolls of thermal printers, in mm. */
export const receiptPapers = ['58', '80'] as const
export type ReceiptPaper = (typeof receiptPapers)[number]

const listeners = new Set<() => void>()
let usual: ReceiptPaper = '80'

/** Returns the paper of the printer of this device: the usual one of the shop until somebody chooses another here. */
export const receiptPaper = (): ReceiptPaper =>
  receiptPapers.find(paper => paper === localStorage.getItem(key)) ?? usual

/** Sets the usual paper of the shop, for devices on which nobody has chosen one. */
export function noteUsualPaper(paper: ReceiptPaper) {
  if (paper === usual) return
  usual = paper
  for (const changed of listeners) changed()
}

/** Stores the paper on this device. */
export function rememberReceiptPaper(paper: ReceiptPaper) {
  localStorage.setItem(key, paper)
  for (const changed of listeners) changed()
}

/** Calls `changed` when the paper changes in this tab. Returns a function that ends this. */
export function onReceiptPaper(changed: () => void): () => void {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}
