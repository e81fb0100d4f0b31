import { useTasks } from '#src/features/tasks/use-tasks.ts'
import { fold } from '#src/lib/text/fold.ts'
import type { ParsedTask } from './parse-task.ts'

/** Adds what a quick add understood. A tag that is not there yet is made first. */
export function useAddParsed() {
  const { tags, add, createTag } = useTasks()

  return async ({ title, dueDate, priority, tags: words }: ParsedTask) => {
    const found = await Promise.all(
      words.map(word => tags.find(tag => fold(tag.title) === fold(word)) ?? createTag(word)),
    )
    return add('task', { title, dueDate, priority, tags: found.flatMap(tag => tag?.id ?? []) })
  }
}
