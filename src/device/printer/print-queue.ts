import { liveQuery } from 'dexie'
import { deviceDatabase, type PrintJob } from '#src/device/database.ts'
import type { PrintFailure } from '#src/lib/receipt/print-line.ts'

/*
 * The queue of the receipt printer: rows of the device's database, so that a reload loses none. Jobs are printed one
 * after another, by one tab at a time.
 */
const { prints } = deviceDatabase
const LOCK = 'outpost.prints'

type NewJob = Pick<PrintJob, 'id' | 'documentId' | 'title' | 'lines'>

/** Stores a job as the last one of the queue. Rejects with Dexie's error. */
export const addPrintJob = (job: NewJob) => prints.add({ ...job, at: Date.now(), state: 'waiting' })

/** Returns all jobs, the oldest first. Rejects with Dexie's error. */
export const printJobs = () => prints.orderBy('at').toArray()

/** Calls `show` with all jobs now and after each change, also by other tabs. Returns a function that ends this. */
export function followPrintJobs(show: (jobs: readonly PrintJob[]) => void): () => void {
  const following = liveQuery(printJobs).subscribe({ next: show, error: () => undefined })
  return () => following.unsubscribe()
}

/** Deletes a job. */
export const discardPrintJob = (id: string) => prints.delete(id)

/** Deletes all jobs. */
export const discardPrintJobs = () => prints.clear()

/** Deletes the jobs of a document that are not on paper: it was printed in another way. */
export const discardPrintsOf = (documentId: string) =>
  prints.filter(job => job.documentId === documentId && job.state !== 'printed').delete()

/** Returns whether a job is in the queue because it failed. */
export const hasPrintFailed = async (id: string) => (await prints.get(id))?.state === 'failed'

interface Printing {
  print: (lines: PrintJob['lines']) => Promise<void>
  /** Counts a job that is on paper. When it rejects, the job is counted with the next run. */
  count: (job: PrintJob) => Promise<void>
}

/** Lets all failed jobs be printed again. */
export const retryPrintJobs = () =>
  prints.filter(({ state }) => state === 'failed').modify({ state: 'waiting', problem: undefined })

/** Prints the waiting jobs. It ends with the first one that fails: that one then says why, and the others wait. */
export const runPrintJobs = (printing: Printing): Promise<void> =>
  navigator.locks.request(LOCK, async () => {
    let job = await nextJob()
    while (job && (await run(job, printing))) job = await nextJob()
  })

const nextJob = () =>
  prints
    .orderBy('at')
    .filter(({ state }) => state !== 'failed')
    .first()

/** Returns whether the next job may follow. */
async function run(job: PrintJob, { print, count }: Printing): Promise<boolean> {
  if (job.state === 'waiting') {
    try {
      await print(job.lines)
    } catch (error) {
      await prints.update(job.id, { state: 'failed', problem: failureOf(error) })
      return false
    }
    await prints.update(job.id, { state: 'printed' })
  }
  const isCounted = await count(job).then(
    () => true,
    () => false,
  )
  if (isCounted) await prints.delete(job.id)
  return isCounted
}

function failureOf(error: unknown): PrintFailure {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NoPrinter') return 'noPrinter'
  return name === 'SlowPrinter' ? 'slow' : 'notConnected'
}
