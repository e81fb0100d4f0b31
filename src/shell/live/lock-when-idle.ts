import { invalidate } from '#src/api/invalidation.ts'
import { isLocked, lockAt } from '#src/api/session-lock.ts'
import { chosenLock, onLockChosen } from '#src/device/lock-setting.ts'

const CHECK_INTERVAL_MS = 5000
/** How long input is not noted again, in ms. */
const INPUT_INTERVAL_MS = 1000

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

/**
 * Locks the session when its user makes no input in any tab for the chosen time. Returns a function that ends this.
 */
export function lockWhenIdle(userId: string): () => void {
  let noted = 0

  function postpone() {
    if (isLocked()) return lock()
    noted = Date.now()
    const minutes = chosenLock(userId)
    lockAt(minutes === 0 ? undefined : noted + minutes * 60_000)
  }

  const noteInput = () => {
    if (Date.now() - noted >= INPUT_INTERVAL_MS) postpone()
  }

  postpone()
  // A device that slept continues its timers late, but an interval compares the clock.
  const timer = setInterval(() => isLocked() && lock(), CHECK_INTERVAL_MS)
  const forget = onLockChosen(postpone)
  for (const input of inputs) addEventListener(input, noteInput, { capture: true, passive: true })
  return () => {
    clearInterval(timer)
    forget()
    for (const input of inputs) removeEventListener(input, noteInput, { capture: true })
  }
}

/** The guards run again and redirect to the page that unlocks. */
function lock() {
  void invalidate(['user'])
}
