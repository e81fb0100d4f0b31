import { api } from './load-tasks.ts'
import type { Run } from './use-changes.ts'

export type TagActions = ReturnType<typeof useTagActions>

/** What can be done to the tags themselves. A tag that is deleted goes from every task that had it. */
export function useTagActions(run: Run) {
  const createTag = (title: string) =>
    run(
      list => list,
      () => api.createTag({ body: { tag: { title } } }),
    )

  const renameTag = (id: string, title: string) =>
    run(
      list => list,
      () => api.updateTag({ body: { id, tag: { title } } }),
    )

  const removeTag = (id: string) =>
    run(
      list => list.map(task => ({ ...task, tags: task.tags.filter(tag => tag !== id) })),
      () => api.removeTag({ query: { id } }),
    )

  return { createTag, renameTag, removeTag }
}
