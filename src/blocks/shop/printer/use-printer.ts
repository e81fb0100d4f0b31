import { useSyncExternalStore } from 'react'
import { onPrinter, storedPrinter } from '#src/device/printer/stored-printer.ts'

/** Returns the receipt printer of this device. */
export const usePrinter = () => useSyncExternalStore(onPrinter, storedPrinter)
