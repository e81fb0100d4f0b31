import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { loadTasks } from '#src/features/tasks/load-tasks.ts'
import { TaskSkeleton } from '#src/features/tasks/task-skeleton.tsx'
import { TasksPage } from '#src/features/tasks/tasks-page.tsx'

const isOn = v.fallback(v.optional(v.boolean()), undefined)

export const Route = createFileRoute('/_app/apps/tasks')({
  validateSearch: v.object({
    q: v.fallback(v.optional(v.string()), undefined),
    mine: isOn,
    today: isOn,
    open: isOn,
  }),
  staticData: { reads: ['tasks', 'user'], fills: true },
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: ({ deps }) => loadTasks(deps.q),
  pendingComponent: TaskSkeleton,
  component: TasksPage,
})
