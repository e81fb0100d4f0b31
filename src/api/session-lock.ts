import { lockKey, sessionStore } from './session.ts'

/** Returns whether the session is locked, in every tab that shares it. */
export const isLocked = () =>
  Number(sessionStore()?.getItem(lockKey) ?? Number.POSITIVE_INFINITY) <= Date.now()

/** Sets when the session locks, in ms since 1970; without a time it does not lock. */
export function lockAt(time: number | undefined) {
  if (time === undefined) sessionStore()?.removeItem(lockKey)
  else sessionStore()?.setItem(lockKey, String(time))
}

/** Calls back when another tab unlocks the session. Returns a function that ends this. */
export function onUnlock(unlocked: () => void): () => void {
  const changed = ({ key }: StorageEvent) => key === lockKey && !isLocked() && unlocked()
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}
