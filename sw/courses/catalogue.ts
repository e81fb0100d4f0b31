import type { Catalogue, CourseText } from '#src/contract/courses.ts'
import { asset } from '#sw/server/assets.ts'
import type { Lang } from '#sw/server/lang.ts'
import { notFound } from '#sw/server/problem.ts'

/** Returns the courses of this build in a language. */
export const catalogue = async (lang: Lang): Promise<Catalogue> =>
  (await asset<Record<Lang, Catalogue>>('seed/courses.json'))[lang]

/** Returns a course in a language. Rejects with 404 for an unknown id. */
export async function courseText(id: string, lang: Lang): Promise<CourseText> {
  const { courses } = await catalogue(lang)
  return courses.find(course => course.id === id) ?? notFound('course', id)
}
