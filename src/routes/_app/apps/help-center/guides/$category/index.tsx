import { createFileRoute } from '@tanstack/react-router'
import { CategoryPage } from '#src/features/guides/list/category-page.tsx'
import { loadCategory } from '#src/features/guides/load-help.ts'
import { NotFound } from '#src/shell/page/screen-error.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/apps/help-center/guides/$category/')({
  staticData: { reads: ['guides', 'permissions'] },
  loader: ({ params }) => loadCategory(params.category),
  pendingComponent: PageSkeleton,
  notFoundComponent: NotFound,
  component: CategoryPage,
})
