import { createContext, use } from 'react'
import type { Tag } from '#src/contract/shared/tags.ts'
import type { Assignee, Task } from '#src/contract/tasks.ts'
import type { TagActions } from './use-tag-actions.ts'
import type { TaskActions } from './use-task-actions.ts'

/** What the list and the drawer share: the tasks as they should look now, and everything one can do with them. */
export interface Tasks extends TaskActions, TagActions {
  tasks: readonly Task[]
  tags: readonly Tag[]
  people: readonly Assignee[]
  /** The id of who is signed in. */
  me: string
  /** What the user may do here. */
  may: { add: boolean; edit: boolean }
  /** Moves on every minute. */
  now: Date
}

export const TasksContext = createContext<Tasks | undefined>(undefined)

export function useTasks(): Tasks {
  const tasks = use(TasksContext)
  if (!tasks) throw new Error('useTasks outside of TasksPage')
  return tasks
}
