import { useSyncExternalStore } from 'react'
import { onReceiptPaper, receiptPaper } from '#src/device/printer/receipt-paper.ts'

/** Returns the paper on which this device prints receipts. */
export const usePaper = () => useSyncExternalStore(onReceiptPaper, receiptPaper)
