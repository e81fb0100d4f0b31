import { onInvalidation } from '#src/api/invalidation.ts'
import { api } from '#src/features/mails/load-mails.ts'

let isRunning = false
let isFollowing = false
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Sends queued mails and receives the demo replies when they are due, on any screen; those that became due while the
 * app was closed follow immediately. Without a network they wait. Returns a function that stops it.
 */
export function startOutboxDelivery(): () => void {
  isRunning = true
  if (!isFollowing) {
    onInvalidation(async domains => domains.includes('mails') && look())
    addEventListener('online', look)
  }
  isFollowing = true
  void look()
  return () => {
    isRunning = false
    clearTimeout(timer)
  }
}

async function look() {
  clearTimeout(timer)
  if (!isRunning || !navigator.onLine) return
  // If the call fails, the next change of a mail repeats it.
  const { nextAt } = await api.outbox().catch(() => ({ nextAt: null }))
  clearTimeout(timer)
  if (nextAt !== null) timer = setTimeout(deliver, Math.max(0, Date.parse(nextAt) - Date.now()) + 50)
}

/** Changes mails; the invalidation then runs `look` again. */
const deliver = () => navigator.onLine && api.deliver().catch(() => 0)
