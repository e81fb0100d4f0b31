import { rankMatches } from '#sw/search/rank-matches.ts'
import type { Find } from '#sw/server/define-domain.ts'
import { contactListRows } from './list-rows.ts'

/** Returns the contacts whose name contains a text. */
export const find: Find = async ({ needle }) =>
  rankMatches(await contactListRows(), needle, ({ folded }) => [folded]).map(({ id, name, avatar }) => ({
    id,
    value: name,
    image: avatar,
    link: `/apps/contacts/${id}`,
  }))
