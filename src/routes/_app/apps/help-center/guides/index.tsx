import { createFileRoute } from '@tanstack/react-router'
import { GuidesPage } from '#src/features/guides/list/guides-page.tsx'
import { loadGuides } from '#src/features/guides/load-help.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/apps/help-center/guides/')({
  staticData: { reads: ['guides', 'permissions'] },
  loader: loadGuides,
  pendingComponent: PageSkeleton,
  component: GuidesPage,
})
