/*
 * Ids of what this tab has removed and can restore. Their addresses stay in the history of the tab; there they lead back
 * to the list.
 */
const removed = new Set<string>()

export function noteRemoved(ids: readonly string[]) {
  for (const id of ids) removed.add(id)
}

export function noteRestored(ids: readonly string[]) {
  for (const id of ids) removed.delete(id)
}

export const wasRemoved = (id: string) => removed.has(id)
