import { createFileRoute } from '@tanstack/react-router'
import { loadCourse } from '#src/features/courses/load-courses.ts'
import { CoursePage } from '#src/features/courses/reader/course-page.tsx'
import { ordinal, searchParams } from '#src/lib/url/search-params.ts'
import { NotFound } from '#src/shell/page/screen-error.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'
import { withSanitizer } from '#src/ui/text/sanitizer.ts'

/** The step that is shown, counted from 1. */
const search = searchParams({ step: ordinal })

export const Route = createFileRoute('/_app/apps/academy/$courseId')({
  validateSearch: search,
  staticData: { reads: ['courses'] },
  loaderDeps: ({ search: { step } }) => ({ isAtStep: step !== undefined }),
  loader: ({ params, deps }) => withSanitizer(loadCourse(params.courseId, deps.isAtStep)),
  pendingComponent: PageSkeleton,
  notFoundComponent: NotFound,
  component: CoursePage,
})
