import { defaultPreference, pageSizes } from '#src/contract/preferences.ts'

const key = 'outpost.page-size'
const listeners = new Set<() => void>()

/**
 * The number of entries on a page of a list, unless its address names another. Stored on this device too, so that a
 * list need not wait for the preferences.
 */
export function pageSize(): number {
  const stored = Number(localStorage.getItem(key))
  return pageSizes.find(size => size === stored) ?? defaultPreference.pagingItems
}

export function rememberPageSize(size: number) {
  localStorage.setItem(key, String(size))
  for (const changed of listeners) changed()
}

/** Calls back when the page size changes, in any tab. */
export function onPageSize(changed: () => void): () => void {
  listeners.add(changed)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}
