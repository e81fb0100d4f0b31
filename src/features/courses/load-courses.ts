import { redirect } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { as404 } from '#src/blocks/error/as-404.ts'
import { type Course, courses } from '#src/contract/courses.ts'

export const api = client(courses)

/** Returns all courses, and the ids of those that a search finds, also by the content of their steps. */
export async function loadCourses(search = '') {
  const [categories, list, matches] = await Promise.all([
    api.categories(),
    api.list({ query: {} }),
    search ? api.list({ query: { search } }) : [],
  ])
  return { categories, list, found: matches.map(({ id }) => id) }
}

/**
 * Returns a course. If the address names no step, redirects to the step that the user opened last. An unknown course
 * shows the "not found" screen.
 */
export async function loadCourse(id: string, isAtStep: boolean): Promise<Course> {
  const course = await api.get({ query: { id } }).catch(as404)
  if (isAtStep) return course
  throw redirect({
    to: '/apps/academy/$courseId',
    params: { courseId: id },
    search: { step: (course.progress?.step ?? 0) + 1 },
    replace: true,
  })
}
