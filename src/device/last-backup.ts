const key = 'outpost.last-backup'
const listeners = new Set<() => void>()

/** When everything here was last saved as a file, in ms since 1970; 0 if never. */
export const lastBackup = () => Number(localStorage.getItem(key) ?? 0)

export function recordBackup() {
  localStorage.setItem(key, String(Date.now()))
  for (const changed of listeners) changed()
}

export function onBackup(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
