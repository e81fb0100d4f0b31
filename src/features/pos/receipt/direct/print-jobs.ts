import {
  addPrintJob,
  discardPrintsOf,
  hasPrintFailed,
  runPrintJobs,
} from '#src/device/printer/print-queue.ts'
import { printLines } from '#src/device/printer/receipt-printer.ts'
import { countPrint } from '#src/features/pos/receipt/count-print.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import type { PrintLine } from '#src/lib/receipt/print-line.ts'

/** Prints the receipts that wait, and counts them at their sales. */
export const printWaiting = () =>
  runPrintJobs({
    print: printLines,
    count: ({ id, documentId }) =>
      countPrint(documentId, id).catch((error: unknown) => {
        // A sale that was deleted, or that the user may not see, is not counted with another run either.
        const isRefused = error instanceof ApiProblem && error.status >= 400 && error.status < 500
        if (!isRefused) throw error
      }),
  })

/** Puts a receipt into the queue and prints it. Returns whether it was printed; otherwise it stays in the queue. */
export async function printFromQueue(
  { id, code }: { id: string; code: string },
  lines: readonly PrintLine[],
): Promise<boolean> {
  const jobId = crypto.randomUUID()
  await addPrintJob({ id: jobId, documentId: id, title: code, lines })
  await printWaiting()
  return !(await hasPrintFailed(jobId))
}

export { discardPrintsOf }
