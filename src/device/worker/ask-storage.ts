import type { StorageReply, StorageRequest } from '#src/contract/core/storage-problem.ts'
import { ask } from '#src/device/ask-worker.ts'
import { setStorageProblem } from '#src/device/storage-problem.ts'

/** Asks the worker whether its database can be used, and stores the problem or its absence. */
export async function askStorage(request: StorageRequest): Promise<StorageReply> {
  const { active } = await navigator.serviceWorker.ready
  if (!active) return {}
  const reply = await ask<StorageReply>(active, request)
  if (!reply.message) setStorageProblem(reply.problem)
  return reply
}
