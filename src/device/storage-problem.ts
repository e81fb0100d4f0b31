import { type StorageProblem, storageProblems } from '#src/contract/core/storage-problem.ts'

let problem: StorageProblem | undefined
const listeners = new Set<() => void>()

/** Why the database of this device cannot be used, as far as this page has been told. */
export const storageProblem = () => problem

export function setStorageProblem(next: StorageProblem | undefined) {
  problem = next
  for (const changed of listeners) changed()
}

/** Notes the code of a rejected call, should it name a problem of the database. */
export function noteStorageProblem(code: string) {
  const found = storageProblems.find(known => known === code)
  if (found) setStorageProblem(found)
}

export function onStorageProblem(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
