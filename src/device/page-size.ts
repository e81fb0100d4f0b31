import { defaultPreference, pageSizes } from '#src/contract/shell/preferences.ts'

const key = 'outpost.page-size'

/**
 * Returns the number of entries on a page of a list, if its address has no other. It is also stored on this device, so
 * that a list need not wait for the preferences.
 */
export function pageSize(): number {
  const stored = Number(localStorage.getItem(key))
  return pageSizes.find(size => size === stored) ?? defaultPreference.pagingItems
}

/** Stores the page size on this device. */
export const rememberPageSize = (size: number) => localStorage.setItem(key, String(size))
