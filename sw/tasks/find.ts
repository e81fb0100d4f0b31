import { rankMatches } from '#sw/search/rank-matches.ts'
import type { Find } from '#sw/server/define-domain.ts'
import { taskTitles } from './titles.ts'

/** The tasks whose title a text matches. */
export const find: Find = async ({ needle }) =>
  rankMatches(await taskTitles(), needle, ({ folded }) => [folded]).map(({ id, title, completed }) => ({
    id,
    value: title,
    completed,
    link: `/apps/tasks/${id}`,
  }))
