import { createFileRoute } from '@tanstack/react-router'
import { loadTasks } from '#src/features/tasks/load-tasks.ts'
import { TaskSkeleton } from '#src/features/tasks/task-skeleton.tsx'
import { TasksPage } from '#src/features/tasks/tasks-page.tsx'
import { withTexts } from '#src/i18n/texts.ts'
import { flag, searchParams, text } from '#src/lib/url/search-params.ts'

const search = searchParams({ q: text, mine: flag, today: flag, open: flag, file: flag })

export const Route = createFileRoute('/_app/apps/tasks')({
  validateSearch: search,
  staticData: { reads: ['user'], fills: true },
  loader: () => withTexts('tasks', loadTasks()),
  pendingComponent: TaskSkeleton,
  component: TasksPage,
})
