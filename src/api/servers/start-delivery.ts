import { liveQuery } from 'dexie'
import { nextWrite } from '#src/device/servers/writes.ts'
import { deliverWaiting } from './outbox.ts'
import { currentUser } from './user-of.ts'

/**
 * Sends what waits for configured servers, also what other tabs have added: when they close, this one continues.
 * Returns a function that ends this.
 */
export function start(): () => void {
  const userId = currentUser()
  if (!userId) return () => undefined
  const waiting = liveQuery(() => nextWrite(userId)).subscribe({
    next: write => void (write && deliverWaiting()),
    error: error => console.error(error),
  })
  return () => waiting.unsubscribe()
}
