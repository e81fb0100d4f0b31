import { onInvalidation } from '#src/api/invalidation.ts'
import { api } from '#src/features/mails/load-mails.ts'

let isCarrying = false
let isFollowing = false
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Lets mails leave, and answers come, when they are due, until the answer is called: whatever screen is open, and what was
 * due while the app was closed at once. With no network they wait.
 */
export function carry(): () => void {
  isCarrying = true
  if (!isFollowing) {
    onInvalidation(async domains => domains.includes('mails') && look())
    addEventListener('online', look)
  }
  isFollowing = true
  void look()
  return () => {
    isCarrying = false
    clearTimeout(timer)
  }
}

async function look() {
  clearTimeout(timer)
  if (!isCarrying || !navigator.onLine) return
  // Should the server not answer, the next change of a mail asks again.
  const { nextAt } = await api.outbox().catch(() => ({ nextAt: null }))
  clearTimeout(timer)
  if (nextAt !== null) timer = setTimeout(deliver, Math.max(0, Date.parse(nextAt) - Date.now()) + 50)
}

/** A change, which `look` hears of. */
const deliver = () => navigator.onLine && api.deliver().catch(() => 0)
