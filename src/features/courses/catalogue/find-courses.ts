import type { CourseSummary } from '#src/contract/courses.ts'
import { stageOf } from '#src/features/courses/course-progress.ts'
import { fold } from '#src/lib/text/fold.ts'

interface Filter {
  query: string
  /** The ids of courses that match in another way. */
  found?: readonly string[]
  category?: string | undefined
  hidesCompleted?: boolean | undefined
}

/**
 * Returns the courses of a category that contain every word of a query in their title, their description or the title of
 * a step, without accents and case, and after them those in `found`.
 */
export function findCourses(
  courses: readonly CourseSummary[],
  { query, found = [], category, hidesCompleted }: Filter,
): CourseSummary[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  const left = courses.filter(course => {
    if (category && course.categoryId !== category) return false
    return !(hidesCompleted && stageOf(course) === 'completed')
  })
  const isMatch = (course: CourseSummary) => {
    const text = fold(
      [course.title, course.description, ...course.steps.map(({ title }) => title)].join('\n'),
    )
    return words.every(word => text.includes(word))
  }
  return [...left.filter(isMatch), ...left.filter(course => found.includes(course.id) && !isMatch(course))]
}
