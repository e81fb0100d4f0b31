import { type StorageProblem, storageProblems } from '#src/contract/core/storage-problem.ts'
import { listeners } from '#src/lib/listeners.ts'

/** `outdated`: this page is older than the database, so its writes are refused until it is loaded again. */
type PageProblem = StorageProblem | 'outdated'

const problems: readonly PageProblem[] = [...storageProblems, 'outdated']

let problem: PageProblem | undefined
const [subscribe, notify] = listeners()

/** Returns why the database of this device cannot be used, if this page knows a reason. */
export const storageProblem = () => problem

/** Sets the reason, or undefined when the database can be used. */
export function setStorageProblem(next: PageProblem | undefined) {
  problem = next
  notify()
}

/** Stores the code of a rejected call if it is a problem of the database. */
export function noteStorageProblem(code: string) {
  const found = problems.find(known => known === code)
  if (found) setStorageProblem(found)
}

/** Calls `changed` when the reason changes. Returns a function that ends this. */
export const onStorageProblem = subscribe
