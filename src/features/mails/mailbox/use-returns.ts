import { useEffect } from 'react'
import { invalidate } from '#src/api/invalidation.ts'
import type { Due } from '#src/contract/mails.ts'

/** The longest time of a timer, in ms. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** Reloads the lists of this tab when the first of the snoozed mails comes back. */
export function useReturns([first]: readonly Due[]) {
  const at = first?.at
  useEffect(() => {
    if (at === undefined) return
    const wait = Math.min(Math.max(Date.parse(at) - Date.now(), 0) + 50, MAX_TIMER_MS)
    const timer = setTimeout(() => void invalidate(['mails']), wait)
    return () => clearTimeout(timer)
  }, [at])
}
