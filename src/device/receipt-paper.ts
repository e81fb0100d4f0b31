const key = 'outpost.receipt-paper'

/** The widths of the rolls of thermal printers, in mm. */
export const receiptPapers = ['58', '80'] as const
export type ReceiptPaper = (typeof receiptPapers)[number]

const listeners = new Set<() => void>()

/** Returns the paper of the printer of this device. */
export const receiptPaper = (): ReceiptPaper =>
  receiptPapers.find(paper => paper === localStorage.getItem(key)) ?? '80'

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
