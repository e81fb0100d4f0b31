import type { Task } from '#src/contract/tasks.ts'
import type { Mutate } from '#src/ui/feedback/use-optimistic-mutation.ts'
import { api } from './load-tasks.ts'

export type TagActions = ReturnType<typeof useTagActions>

/** The actions on tags. A deleted tag is removed from every task. */
export function useTagActions(run: Mutate<readonly Task[]>) {
  const createTag = (title: string) => run(() => api.createTag({ body: { tag: { title } } }))

  const renameTag = (id: string, title: string) => run(() => api.updateTag({ body: { id, tag: { title } } }))

  const removeTag = (id: string) =>
    run(
      () => api.removeTag({ query: { id } }),
      list => list.map(task => ({ ...task, tags: task.tags.filter(tag => tag !== id) })),
    )

  return { createTag, renameTag, removeTag }
}
