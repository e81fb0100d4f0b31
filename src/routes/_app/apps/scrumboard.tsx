import { createFileRoute, Outlet } from '@tanstack/react-router'
import { api } from '#src/features/boards/load-boards.ts'
import { withTexts } from '#src/i18n/texts.ts'

export const Route = createFileRoute('/_app/apps/scrumboard')({
  staticData: { reads: ['user', 'permissions'] },
  loader: () => withTexts('boards', api.members()),
  component: Outlet,
})
