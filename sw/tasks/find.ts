import { rankMatches } from '#sw/search/rank-matches.ts'
import type { Find } from '#sw/server/define-domain.ts'
import { taskTitles } from './titles.ts'

/** Returns the tasks whose title contains a text. */
export const find: Find = async ({ needle }) =>
  rankMatches(await taskTitles(), needle, ({ folded }) => [folded]).map(({ id, title, completed }) => ({
    id,
    value: title,
    completed,
    link: `/apps/tasks/${id}`,
  }))
