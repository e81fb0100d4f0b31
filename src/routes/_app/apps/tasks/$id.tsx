import { createFileRoute } from '@tanstack/react-router'
import { TaskDrawer } from '#src/features/tasks/editor/task-drawer.tsx'

export const Route = createFileRoute('/_app/apps/tasks/$id')({
  component: TaskDrawer,
})
