import { courses } from '#src/contract/courses.ts'
import { defineDomain } from '#sw/server/define-domain.ts'

/** The courses of the academy. They are a file of the build; the progress of each user is a row of `sets`. */
export const courseDomain = defineDomain({
  name: 'courses',
  contract: courses,
  handlers: { '/api/apps/academy': () => import('./handlers.ts') },
  alsoWrites: ['referenceData'],
  search: { id: 'courses', label: 'Courses', vi: 'Khoá học', rank: 11, screen: '/apps/academy' },
})
