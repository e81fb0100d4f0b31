import type { ChatRow } from '#src/contract/chat.ts'
import { fold } from '#src/lib/text/fold.ts'
import { MAX_RESULTS } from '#sw/search/rank-matches.ts'
import type { Find } from '#sw/server/define-domain.ts'
import { db } from '#sw/storage/db.ts'
import { listCache } from '#sw/storage/list-cache.ts'

/** The length of the part of a message that a result shows, and of the text before the match, in characters. */
const MAX_EXCERPT = 160
const MAX_BEFORE = 40

/** Returns the folded text of each message of all users, newest first. */
const messageTexts = listCache(
  'messageTexts',
  db.chatMessages,
  (row: ChatRow) => ({ id: row.id, ownerId: row.ownerId, date: row.date, folded: fold(textOf(row)) }),
  (a, b) => Number(a.date < b.date) - Number(a.date > b.date),
)

/** Returns the messages of a user that contain a text, newest first, each with the name of the colleague. */
export const find: Find = async ({ needle, userId }) => {
  const texts = await messageTexts()
  const found = texts.filter(({ ownerId, folded }) => ownerId === userId && folded.includes(needle))
  const [rows, users] = await Promise.all([
    db.chatMessages.bulkGet(found.slice(0, MAX_RESULTS).map(({ id }) => id)),
    db.users.toArray(),
  ])
  const names = new Map(users.map(({ id, name }) => [id, name]))
  return rows.flatMap(row =>
    row
      ? {
          id: row.id,
          value: excerpt(textOf(row), needle),
          about: names.get(row.peerId) ?? '',
          link: `/apps/chat/${row.peerId}?at=${encodeURIComponent(row.date)}`,
        }
      : [],
  )
}

/** The text of a message and the names of its files. */
const textOf = ({ text, attachments = [] }: ChatRow) =>
  [text, ...attachments.map(({ name }) => name)].filter(Boolean).join('\n')

function excerpt(text: string, needle: string): string {
  const at = fold(text).indexOf(needle)
  const from = at > MAX_EXCERPT / 2 ? at - MAX_BEFORE : 0
  return `${from > 0 ? '…' : ''}${text.slice(from, from + MAX_EXCERPT)}`
}
