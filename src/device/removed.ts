/*
 * The ids of entries that this tab has removed and can restore. Their addresses stay in the history of the tab; such an
 * address opens the list instead.
 */
const removed = new Set<string>()

/** Adds ids of removed entries. */
export function noteRemoved(ids: readonly string[]) {
  for (const id of ids) removed.add(id)
}

/** Removes ids of restored entries. */
export function noteRestored(ids: readonly string[]) {
  for (const id of ids) removed.delete(id)
}

/** Returns whether this tab has removed an entry. */
export const wasRemoved = (id: string) => removed.has(id)
