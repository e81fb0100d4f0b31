import type { CourseText } from '#src/contract/courses.ts'
import { fold } from '#src/lib/text/fold.ts'
import { textOf } from '#src/lib/text/html-text.ts'
import { rankTexts } from '#sw/search/rank-matches.ts'
import type { Find } from '#sw/server/define-domain.ts'
import type { Lang } from '#sw/server/lang.ts'
import { catalogue } from './catalogue.ts'

/** Returns the courses and steps that contain a text; those with a match in their title are first. */
export const find: Find = async ({ needle, lang }) => {
  const entries = folded.get(lang) ?? (await catalogue(lang)).courses.flatMap(entriesOf)
  folded.set(lang, entries)
  return rankTexts(entries, needle).map(({ text: _, ...result }) => result)
}

/** Folding the texts takes longer than searching them, so they are kept while the worker runs. */
const folded = new Map<Lang, ReturnType<typeof entriesOf>>()

const entriesOf = ({ id, title, description, steps }: CourseText) => [
  { id, value: title, text: fold(`${title}\n${description}`), link: `/apps/academy/${id}` },
  ...steps.map((step, index) => ({
    id: `${id}-${index + 1}`,
    value: step.title,
    about: title,
    text: fold(`${step.title}\n${textOf(step.content)}`),
    link: `/apps/academy/${id}?step=${index + 1}`,
  })),
]
