import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000
const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

/** The current minute; a screen that stays open, or comes back into sight, follows the clock. */
export function useNow() {
  return new Date(useSyncExternalStore(everyMinute, thisMinute))
}

/** Looks twice as often as needed, so that the clock is never a whole minute late. */
function everyMinute(passed: () => void) {
  const timer = setInterval(passed, MINUTE_MS / 2)
  document.addEventListener('visibilitychange', passed)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', passed)
  }
}
