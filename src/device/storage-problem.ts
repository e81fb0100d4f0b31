import { type StorageProblem, storageProblems } from '#src/contract/core/storage-problem.ts'

let problem: StorageProblem | undefined
const listeners = new Set<() => void>()

/** Why the database of this device cannot be used, as far as this page knows. */
export const storageProblem = () => problem

export function setStorageProblem(next: StorageProblem | undefined) {
  problem = next
  for (const changed of listeners) changed()
}

/** Stores the code of a rejected call if it names a problem of the database. */
export function noteStorageProblem(code: string) {
  const found = storageProblems.find(known => known === code)
  if (found) setStorageProblem(found)
}

export function onStorageProblem(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
