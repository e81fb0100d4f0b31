import { db } from '#sw/storage/db.ts'
import type { HubHandlers } from './define-handlers.ts'

/** When to look again without a network, in ms. */
const OFFLINE_RECHECK_MS = 5000

/**
 * Lets happen to a user what is due, each thing once whoever else looks, and returns when the next one is (or never).
 * Without a network nobody else is there: nothing happens.
 */
export async function runDue({ hub, tables, happen }: HubHandlers, userId: string): Promise<number> {
  if (globalThis.navigator?.onLine === false) return Date.now() + OFFLINE_RECHECK_MS
  const scheduled = () => db.scheduled.where({ hub: hub.path, userId }).sortBy('dueAt')
  const due = (await scheduled()).filter(({ dueAt }) => dueAt <= Date.now())
  for (const { id } of due)
    await db.transaction('rw', tables, async () => {
      const row = await db.scheduled.get(id)
      if (!row || row.dueAt > Date.now()) return
      await db.scheduled.delete(id)
      await happen(row)
    })
  return (await scheduled())[0]?.dueAt ?? Number.POSITIVE_INFINITY
}
