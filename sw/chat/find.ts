import type { ChatRow } from '#src/contract/chat.ts'
import { fold } from '#src/lib/text/fold.ts'
import { MAX_RESULTS } from '#sw/search/rank-matches.ts'
import type { Find } from '#sw/server/define-domain.ts'
import { db } from '#sw/storage/db.ts'
import { wherePrefix } from '#sw/storage/where-prefix.ts'

/** The length of the part of a message that a result shows, and of the text before the match, in characters. */
const MAX_EXCERPT = 160
const MAX_BEFORE = 40

/** Returns the messages of a user that contain a text, newest first, each with the name of the colleague. */
export const find: Find = async ({ needle, userId }) => {
  const [rows, users] = await Promise.all([
    wherePrefix(db.chatMessages, '[ownerId+peerId+date]', userId).toArray(),
    db.users.toArray(),
  ])
  const names = new Map(users.map(({ id, name }) => [id, name]))
  return rows
    .flatMap(row => {
      const at = foldedOf(textOf(row)).indexOf(needle)
      return at < 0 ? [] : [{ row, at }]
    })
    .sort((a, b) => (a.row.date < b.row.date ? 1 : -1))
    .slice(0, MAX_RESULTS)
    .map(({ row, at }) => ({
      id: row.id,
      value: excerpt(textOf(row), at),
      about: names.get(row.peerId) ?? '',
      link: `/apps/chat/${row.peerId}?at=${encodeURIComponent(row.date)}`,
    }))
}

/** The text of a message and the names of its files. */
const textOf = ({ text, attachments = [] }: ChatRow) =>
  [text, ...attachments.map(({ name }) => name)].filter(Boolean).join('\n')

function excerpt(text: string, at: number): string {
  const from = at > MAX_EXCERPT / 2 ? at - MAX_BEFORE : 0
  return `${from > 0 ? '…' : ''}${text.slice(from, from + MAX_EXCERPT)}`
}

const folded = new Map<string, string>()
const MAX_FOLDED = 20_000

/** Folding thousands of messages takes longer than searching them, so the result is kept while the worker runs. */
function foldedOf(text: string): string {
  const known = folded.get(text) ?? fold(text)
  if (folded.size >= MAX_FOLDED) folded.clear()
  folded.set(text, known)
  return known
}
