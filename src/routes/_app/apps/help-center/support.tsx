import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/features/guides/load-help.ts'
import { SupportPage } from '#src/features/guides/support/support-page.tsx'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/apps/help-center/support')({
  staticData: { reads: ['guides', 'permissions'] },
  loader: () => api.requests(),
  pendingComponent: PageSkeleton,
  component: SupportPage,
})
