import { Suspense, useSyncExternalStore } from 'react'
import { onPrinter, storedPrinter } from '#src/device/printer/stored-printer.ts'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

const PrintQueue = lazyWithRetry(() => import('./print-queue.tsx').then(module => module.PrintQueue))

/** The queue of the receipt printer. Nothing of it is loaded on a device without a printer. */
export function WaitingPrints() {
  const printer = useSyncExternalStore(onPrinter, storedPrinter)
  return (
    printer && (
      <Suspense>
        <PrintQueue />
      </Suspense>
    )
  )
}
