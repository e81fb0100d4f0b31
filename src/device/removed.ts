/*
 * Ids of entries that this tab removed and can restore. Their addresses stay in the history of the tab; navigating to
 * one opens the list.
 */
const removed = new Set<string>()

export function noteRemoved(ids: readonly string[]) {
  for (const id of ids) removed.add(id)
}

export function noteRestored(ids: readonly string[]) {
  for (const id of ids) removed.delete(id)
}

export const wasRemoved = (id: string) => removed.has(id)
