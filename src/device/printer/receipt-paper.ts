import { listeners } from '#src/lib/listeners.ts'

const key = 'outpost.receipt-paper'

/** The widths of the rolls of thermal printers, in mm. */
export const rollPapers = ['58', '80'] as const
export type RollPaper = (typeof rollPapers)[number]

const sheetPapers = ['A5', 'A4'] as const
export type SheetPaper = (typeof sheetPapers)[number]

/** Papers with one narrow column. */
export type SlipPaper = RollPaper | 'A8'

export const receiptPapers = [...rollPapers, 'A8', ...sheetPapers] as const
export type ReceiptPaper = (typeof receiptPapers)[number]

const [subscribe, notify] = listeners()
let usual: ReceiptPaper = '80'

/** Returns the paper of the receipts of this device: the usual one of the shop until somebody chooses another here. */
export const receiptPaper = (): ReceiptPaper =>
  receiptPapers.find(paper => paper === localStorage.getItem(key)) ?? usual

/** Sets the usual paper of the shop, for devices on which nobody has chosen one. */
export function noteUsualPaper(paper: ReceiptPaper) {
  if (paper === usual) return
  usual = paper
  notify()
}

export const isSheetPaper = (paper: ReceiptPaper): paper is SheetPaper =>
  sheetPapers.some(one => one === paper)

export const isRollPaper = (paper: ReceiptPaper): paper is RollPaper => rollPapers.some(one => one === paper)

/** Returns the roll of the receipt printer of this device; 80 mm while receipts are printed on other paper. */
export function rollPaper(): RollPaper {
  const paper = receiptPaper()
  return isRollPaper(paper) ? paper : '80'
}

/** Stores the paper on this device. */
export function rememberReceiptPaper(paper: ReceiptPaper) {
  localStorage.setItem(key, paper)
  notify()
}

/** Calls `changed` when the paper changes in this tab. Returns a function that ends this. */
export const onReceiptPaper = subscribe
