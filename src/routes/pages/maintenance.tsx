import { createFileRoute } from '@tanstack/react-router'
import { Maintenance } from '#src/features/pages/maintenance/maintenance.tsx'
import { loadTexts } from '#src/i18n/texts.ts'

export const Route = createFileRoute('/pages/maintenance')({
  loader: () => loadTexts('pages'),
  component: Maintenance,
})
