import { createContext, use } from 'react'
import type { Tag } from '#src/contract/shared/tags.ts'
import type { Assignee, Task } from '#src/contract/tasks.ts'
import type { TagActions } from './use-tag-actions.ts'
import type { TaskActions } from './use-task-actions.ts'

/** Data that the list and the drawer share: the tasks with pending changes applied, and all actions on them. */
export interface Tasks extends TaskActions, TagActions {
  tasks: readonly Task[]
  tags: readonly Tag[]
  people: readonly Assignee[]
  /** The id of the signed-in user. */
  me: string
  /** The user's rights on this screen. */
  may: { add: boolean; edit: boolean }
  /** Updated every minute. */
  now: Date
}

export const TasksContext = createContext<Tasks | undefined>(undefined)

export function useTasks(): Tasks {
  const tasks = use(TasksContext)
  if (!tasks) throw new Error('useTasks outside of TasksPage')
  return tasks
}
