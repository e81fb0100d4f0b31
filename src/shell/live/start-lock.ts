import { chosenLock, onLockChosen } from '#src/device/lock-setting.ts'
import { retryImport } from '#src/lib/retry-import.ts'

/** Locks the session when it is idle, if its user has chosen that. Returns a function that ends this. */
export function startLock(userId: string): () => void {
  let stop: (() => void) | undefined
  let isOver = false
  let isLoading = false

  async function load() {
    if (isLoading || chosenLock(userId) === 0) return
    isLoading = true
    const { lockWhenIdle } = await retryImport(() => import('./lock-when-idle.ts'))
    if (!isOver) stop = lockWhenIdle(userId)
  }

  const forget = onLockChosen(load)
  void load()
  return () => {
    isOver = true
    forget()
    stop?.()
  }
}
