/** The offered minutes without input after which the app locks; 0 means never. */
export const lockMinutes = [0, 5, 15, 60] as const

type LockMinutes = (typeof lockMinutes)[number]

const prefix = 'outpost.lockMinutes.'
const listeners = new Set<() => void>()

/** Returns the minutes that a user has chosen on this device. */
export function chosenLock(userId: string): LockMinutes {
  const stored = Number(localStorage.getItem(prefix + userId))
  return lockMinutes.find(minutes => minutes === stored) ?? 0
}

export function chooseLock(userId: string, minutes: LockMinutes) {
  localStorage.setItem(prefix + userId, String(minutes))
  for (const changed of listeners) changed()
}

/** Calls `changed` when the minutes are chosen, in any tab. Returns a function that ends this. */
export function onLockChosen(changed: () => void): () => void {
  const changedElsewhere = ({ key }: StorageEvent) => key?.startsWith(prefix) && changed()
  listeners.add(changed)
  addEventListener('storage', changedElsewhere)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changedElsewhere)
  }
}
