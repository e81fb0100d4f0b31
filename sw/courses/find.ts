import type { CourseText } from '#src/contract/courses.ts'
import { fold } from '#src/lib/text/fold.ts'
import { textOf } from '#src/lib/text/html-text.ts'
import { rankTexts } from '#sw/search/rank-matches.ts'
import type { Find } from '#sw/server/define-domain.ts'
import { catalogue } from './catalogue.ts'

/** Returns the courses and steps that contain a text; those with a match in their title are first. */
export const find: Find = async ({ needle, lang }) => {
  const { courses } = await catalogue(lang)
  return rankTexts(courses.flatMap(entriesOf), needle).map(({ text: _, ...result }) => result)
}

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
