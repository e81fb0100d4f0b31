import type { BoardLabel, CardRow, ListRow, Member } from '#src/contract/shared/board-rows.ts'
import { byPosition } from '#src/lib/place-after.ts'

interface Content {
  lists: readonly ListRow[]
  labels: readonly BoardLabel[]
  cards: readonly CardRow[]
  people: readonly Member[]
}

/** The names of the columns, in the user's language. */
export type CsvHead = readonly [
  list: string,
  title: string,
  description: string,
  labels: string,
  due: string,
  members: string,
  checklist: string,
  archived: string,
]

/** Spreadsheets run cells that begin with these as formulas. */
const FORMULA = /^[=+\-@\t\r]/

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** All cards of a board as CSV (RFC 4180), in the order of the board. `wordsOf` returns the shown title of a list or label. */
export function boardCsv(
  { lists, labels, cards, people }: Content,
  head: CsvHead,
  wordsOf: (title: string) => string,
): string {
  const rows = lists.toSorted(byPosition).flatMap(list =>
    cards
      .filter(card => card.listId === list.id)
      .toSorted(byPosition)
      .map(card => [
        wordsOf(list.title),
        card.title,
        card.description ?? '',
        labels
          .filter(({ id }) => card.labels.includes(id))
          .map(({ title }) => wordsOf(title))
          .join(', '),
        card.dueDate ?? '',
        card.members.flatMap(id => people.find(person => person.id === id)?.name ?? []).join(', '),
        card.steps.map(({ title, completed }) => `[${completed ? 'x' : ' '}] ${title}`).join('\n'),
        card.archived ? 'x' : '',
      ]),
  )
  return [head, ...rows].map(row => row.map(cell).join(',')).join('\r\n')
}
