import type { CourseText } from '#src/contract/courses.ts'
import { fold } from '#src/lib/text/fold.ts'
import { textOf } from '#src/lib/text/html-text.ts'
import { rankTexts } from '#sw/search/rank-matches.ts'
import type { Find } from '#sw/server/define-domain.ts'
import type { Lang } from '#sw/server/lang.ts'
import { catalogue } from './catalogue.ts'

/** Returns the courses and steps that contain a text; those with a match in their title are first. */
export const find: Find = async ({ needle, lang }) =>
  rankTexts(await entries(lang), needle).map(({ text: _, courseId: __, ...result }) => result)

/** Returns the ids of the courses that `find` finds, themselves or one of their steps. */
export async function idsOfFound(search: string, lang: Lang): Promise<ReadonlySet<string>> {
  const needle = fold(search.trim())
  const all = await entries(lang)
  return new Set(all.flatMap(({ courseId, text }) => (text.includes(needle) ? courseId : [])))
}

/** Folding the texts takes longer than searching them, so they are kept while the worker runs. */
const folded = new Map<Lang, readonly Entry[]>()

/** Returns the folded texts of all courses and steps. */
async function entries(lang: Lang): Promise<readonly Entry[]> {
  const known = folded.get(lang) ?? (await catalogue(lang)).courses.flatMap(entriesOf)
  folded.set(lang, known)
  return known
}

type Entry = ReturnType<typeof entriesOf>[number]

const entriesOf = ({ id, title, description, steps }: CourseText) => [
  { id, courseId: id, value: title, text: fold(`${title}\n${description}`), link: `/apps/academy/${id}` },
  ...steps.map((step, index) => ({
    id: `${id}-${index + 1}`,
    courseId: id,
    value: step.title,
    about: title,
    text: fold(`${step.title}\n${textOf(step.content)}`),
    link: `/apps/academy/${id}?step=${index + 1}`,
  })),
]
