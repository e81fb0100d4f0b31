import { createFileRoute } from '@tanstack/react-router'
import { AcademyPage } from '#src/features/courses/catalogue/academy-page.tsx'
import { loadCourses } from '#src/features/courses/load-courses.ts'
import { flag, searchParams, text } from '#src/lib/url/search-params.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

const search = searchParams({ q: text, category: text, hideCompleted: flag })

export const Route = createFileRoute('/_app/apps/academy/')({
  validateSearch: search,
  staticData: { reads: ['courses'] },
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: ({ deps }) => loadCourses(deps.q),
  pendingComponent: PageSkeleton,
  component: AcademyPage,
})
