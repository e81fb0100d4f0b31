import { courses } from '#src/contract/courses.ts'
import { handle, prepared } from '#sw/server/handle.ts'
import { catalogue, courseText } from './catalogue.ts'
import { idsOfFound } from './find.ts'
import { progressOf, restart, visit } from './progress.ts'

export { find } from './find.ts'

export const handlers = handle(courses, {
  categories: async ({ lang }) => (await catalogue(lang)).categories,
  list: async ({ query, userId, lang }) => {
    const [{ courses: texts }, progress, found] = await Promise.all([
      catalogue(lang),
      progressOf(userId),
      query.search.trim() === '' ? undefined : idsOfFound(query.search, lang),
    ])
    return texts
      .filter(({ id }) => !found || found.has(id))
      .map(({ steps, ...course }) => ({
        ...course,
        steps: steps.map(({ title }) => ({ title })),
        progress: progress[course.id] ?? null,
      }))
  },
  get: async ({ query: { id }, userId, lang }) => {
    const [course, progress] = await Promise.all([courseText(id, lang), progressOf(userId)])
    return { ...course, progress: progress[id] ?? null }
  },
  update: prepared(
    ({ body, lang }) => courseText(body.id, lang),
    ({ body: { id, ...step }, userId }, { steps }) => visit(userId, id, step, steps.length),
  ),
  restart: prepared(
    ({ body, lang }) => courseText(body.id, lang),
    ({ body, userId }) => restart(userId, body.id),
  ),
})
