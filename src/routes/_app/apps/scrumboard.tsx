import { createFileRoute, Outlet } from '@tanstack/react-router'
import { api } from '#src/features/boards/load-boards.ts'

export const Route = createFileRoute('/_app/apps/scrumboard')({
  staticData: { reads: ['user', 'permissions'] },
  loader: () => api.members(),
  component: Outlet,
})
