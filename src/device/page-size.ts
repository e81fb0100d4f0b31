import { defaultPreference, pageSizes } from '#src/contract/preferences.ts'

const key = 'outpost.page-size'
const listeners = new Set<() => void>()

/**
 * How many entries a page of a list has unless its address says otherwise. Kept on this device too, so that a list need
 * not wait for the preferences.
 */
export function pageSize(): number {
  const stored = Number(localStorage.getItem(key))
  return pageSizes.find(size => size === stored) ?? defaultPreference.pagingItems
}

export function rememberPageSize(size: number) {
  localStorage.setItem(key, String(size))
  for (const changed of listeners) changed()
}

/** Calls back when another size holds, whichever tab chose it. */
export function onPageSize(changed: () => void): () => void {
  listeners.add(changed)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}
