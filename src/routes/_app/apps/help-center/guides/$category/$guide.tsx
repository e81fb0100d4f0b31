import { createFileRoute } from '@tanstack/react-router'
import { loadGuide } from '#src/features/guides/load-help.ts'
import { GuidePage } from '#src/features/guides/reader/guide-page.tsx'
import { NotFound } from '#src/shell/page/screen-error.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'
import { withSanitizer } from '#src/ui/text/sanitizer.ts'

export const Route = createFileRoute('/_app/apps/help-center/guides/$category/$guide')({
  staticData: { reads: ['guides', 'permissions'] },
  loader: ({ params }) => withSanitizer(loadGuide(params.category, params.guide)),
  pendingComponent: PageSkeleton,
  notFoundComponent: NotFound,
  component: GuidePage,
})
