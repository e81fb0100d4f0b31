import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000
const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

/** Returns the current time in whole minutes, and updates it while the component is mounted. */
export function useNow() {
  return new Date(useSyncExternalStore(everyMinute, thisMinute))
}

/** Checks twice a minute, so that the time is less than a minute late. */
function everyMinute(passed: () => void) {
  const timer = setInterval(passed, MINUTE_MS / 2)
  document.addEventListener('visibilitychange', passed)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', passed)
  }
}
