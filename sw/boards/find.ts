import { fold } from '#src/lib/text/fold.ts'
import { MAX_RESULTS, rankTexts } from '#sw/search/rank-matches.ts'
import type { Find } from '#sw/server/define-domain.ts'
import { db } from '#sw/storage/db.ts'
import { cardTexts } from './card-texts.ts'

const path = '/apps/scrumboard'

/** Returns the boards that contain a text, and then the cards, each with the title of its board. */
export const find: Find = async ({ needle }) => {
  const [boards, cards] = await Promise.all([db.boards.toArray(), cardTexts()])
  const titles = new Map(boards.map(({ id, title }) => [id, title]))
  const texts = boards.map(({ id, title, description }) => ({
    id,
    title,
    text: fold(`${title}\n${description ?? ''}`),
  }))
  return [
    ...rankTexts(texts, needle).map(({ id, title }) => ({ id, value: title, link: `${path}/${id}` })),
    ...rankTexts(cards, needle)
      .slice(0, MAX_RESULTS)
      .map(({ id, boardId, title, archived }) => ({
        id,
        value: title,
        about: titles.get(boardId) ?? '',
        link: `${path}/${boardId}/card/${id}`,
        completed: archived,
      })),
  ]
}
