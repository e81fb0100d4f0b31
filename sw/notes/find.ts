import { rankTexts } from '#sw/search/rank-matches.ts'
import type { Find } from '#sw/server/define-domain.ts'
import { noteTexts } from './list-rows.ts'

/** Returns the notes that contain a text. */
export const find: Find = async ({ needle }) =>
  rankTexts(await noteTexts(), needle).map(({ id, name }) => ({ id, value: name, link: `/apps/notes/${id}` }))
