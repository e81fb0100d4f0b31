import {
  type BoardLabel,
  type BoardRow,
  type CardComment,
  type CardRow,
  type ListRow,
  sampleLists,
} from '#src/contract/shared/board-rows.ts'
import { POSITION_STEP } from '#src/lib/place-after.ts'
import { online } from './boards/online.ts'
import { type Entry, labels } from './boards/sample.ts'
import { storefront } from './boards/storefront.ts'
import { team } from './boards/team.ts'
import { tet } from './boards/tet.ts'
import { minutesAgo } from './clock.ts'

const sample = [tet, storefront, online, team]

const place = (index: number) => (index + 1) * POSITION_STEP

const toLabel = (boardId: string, title: string, index: number): BoardLabel => ({
  id: `${boardId}-${title.toLowerCase()}`,
  boardId,
  title,
  position: place(index),
})

const toList = (boardId: string, title: string, index: number): ListRow => ({
  id: `${boardId}-list-${index + 1}`,
  boardId,
  position: place(index),
  title,
  done: title === 'Completed',
})

function toCard(entry: Entry, list: ListRow, index: number): CardRow {
  const { title, description = null, labels = [], dueDate = null, members = [], steps = [] } = entry
  const id = `${list.id}-card-${index + 1}`
  return {
    id,
    boardId: list.boardId,
    listId: list.id,
    position: place(index),
    title,
    description,
    labels: labels.map(label => `${list.boardId}-${label.toLowerCase()}`),
    dueDate,
    members,
    steps: steps.map((text, step) => ({
      id: `${id}-step-${step + 1}`,
      title: text.replace(/^x /, ''),
      completed: text.startsWith('x '),
    })),
    cover: entry.cover ? `images/boards/${entry.cover}.svg` : null,
    archived: entry.archived ?? false,
    ...(entry.comments && { comments: entry.comments.map(toComment(id)) }),
  }
}

const toComment =
  (cardId: string) =>
  ({ by, minutes, text }: NonNullable<Entry['comments']>[number], index: number): CardComment => ({
    id: `${cardId}-comment-${index + 1}`,
    by,
    at: minutesAgo(minutes),
    editedAt: null,
    text,
    removed: false,
  })

const boardLists = sample.flatMap(({ id }) => sampleLists.map((title, index) => toList(id, title, index)))

/** The shop's boards: every board has the same four lists and five labels. */
export const boards = {
  boards: sample.map(
    ({ cards: _, minutes, ...board }): BoardRow => ({ ...board, lastActivity: minutesAgo(minutes) }),
  ),
  boardLists,
  boardLabels: sample.flatMap(({ id }) => labels.map((title, index) => toLabel(id, title, index))),
  boardCards: sample.flatMap(({ id, cards }) =>
    cards.flatMap((entries, column) => {
      const list = boardLists.find(({ boardId, title }) => boardId === id && title === sampleLists[column])
      return list ? entries.map((entry, index) => toCard(entry, list, index)) : []
    }),
  ),
}
