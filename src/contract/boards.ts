import * as v from 'valibot'
import { define } from './core/define.ts'
import { ById, imageSource, longText, shortText } from './core/fields.ts'
import { rightsIn } from './shared/areas.ts'

const position = v.pipe(v.number(), v.finite())
const DateTime = v.pipe(v.string(), v.isoTimestamp())

/** Heroicons by name. */
export const boardIcons = [
  'building-storefront',
  'clipboard-document-list',
  'gift',
  'megaphone',
  'sparkles',
  'truck',
  'user-group',
  'wrench-screwdriver',
] as const
export type BoardIcon = (typeof boardIcons)[number]

export type Member = v.InferOutput<typeof Member>
export const Member = v.object({ id: shortText, name: shortText, avatar: v.nullable(shortText) })

/** `position` also sets the colour, so a label keeps its own colour when others are removed. */
export type BoardLabel = v.InferOutput<typeof BoardLabel>
export const BoardLabel = v.object({
  id: shortText,
  boardId: shortText,
  title: shortText,
  position,
})

/** The stored form: labels, members and lists by id. */
export type CardRow = v.InferOutput<typeof CardRow>
export const CardRow = v.object({
  id: shortText,
  boardId: shortText,
  listId: shortText,
  position,
  title: shortText,
  description: v.nullable(longText),
  labels: v.array(shortText),
  dueDate: v.nullable(DateTime),
  /** The following fields are beyond the specification. Members by id. */
  members: v.array(shortText),
  steps: v.array(v.object({ id: shortText, title: shortText, completed: v.boolean() })),
  cover: v.nullable(imageSource),
  /** An archived card is hidden from its board and can be restored. */
  archived: v.boolean(),
})

/** The form in replies: with whole labels. */
export type Card = v.InferOutput<typeof Card>
export const Card = v.object({ ...CardRow.entries, labels: v.array(BoardLabel) })

export type ListRow = v.InferOutput<typeof ListRow>
export const ListRow = v.object({
  id: shortText,
  boardId: shortText,
  position,
  title: shortText,
  /** Beyond the specification: cards in this list are finished, so they are never overdue. */
  done: v.boolean(),
})

export type BoardList = v.InferOutput<typeof BoardList>
export const BoardList = v.object({ ...ListRow.entries, cards: v.array(Card) })

export type BoardRow = v.InferOutput<typeof BoardRow>
export const BoardRow = v.object({
  id: shortText,
  title: shortText,
  description: v.nullable(longText),
  icon: v.picklist(boardIcons),
  /** The time of the last change on the board. */
  lastActivity: DateTime,
  members: v.array(shortText),
})

/** The list of boards holds whole members. */
export type BoardSummary = v.InferOutput<typeof BoardSummary>
export const BoardSummary = v.object({ ...BoardRow.entries, members: v.array(Member) })

export type Board = v.InferOutput<typeof Board>
export const Board = v.object({
  ...BoardRow.entries,
  lists: v.array(BoardList),
  labels: v.array(BoardLabel),
})

const BoardFields = v.partial(v.omit(BoardRow, ['id', 'lastActivity']))
const ListFields = v.partial(v.omit(ListRow, ['id', 'boardId']))
const LabelFields = v.partial(v.omit(BoardLabel, ['id', 'boardId']))

/** In a write, labels are ids or whole labels. The card's board is that of its list. */
const CardFields = v.partial(
  v.object({
    ...v.omit(CardRow, ['id', 'boardId', 'labels']).entries,
    labels: v.array(
      v.pipe(
        v.union([shortText, ById]),
        v.transform(label => (typeof label === 'string' ? label : label.id)),
      ),
    ),
  }),
)
const titled = { title: shortText }
const writes = ['boards'] as const

const base = '/api/apps/scrumboard'
const board = `${base}/board` as const
const list = `${board}/list` as const
const card = `${board}/card` as const
const label = `${board}/label` as const

const may = rightsIn('boards')

/** spec: sample-data.md section 7, Scrumboard */
export const boards = define({
  list: { method: 'GET', path: `${base}/boards`, needs: may.view, reply: v.array(BoardSummary) },
  get: { method: 'GET', path: board, needs: may.view, query: ById, reply: Board },

  /** Lists and labels without a position are placed last. */
  createList: {
    method: 'POST',
    path: list,
    needs: may.create,
    body: v.object({ list: v.object({ ...ListFields.entries, ...titled, boardId: shortText }) }),
    reply: ListRow,
    writes,
  },
  updateList: {
    method: 'PATCH',
    path: list,
    needs: may.edit,
    body: v.object({ list: v.object({ ...ListFields.entries, id: shortText }) }),
    reply: ListRow,
    writes,
  },
  updateLists: {
    method: 'PATCH',
    path: `${board}/lists`,
    needs: may.edit,
    body: v.object({ lists: v.array(v.object({ ...ListFields.entries, id: shortText })) }),
    reply: v.array(ListRow),
    writes,
  },
  /** Removes its cards too. */
  removeList: { method: 'DELETE', path: list, needs: may.edit, query: ById, reply: v.boolean(), writes },

  createCard: {
    method: 'PUT',
    path: card,
    needs: may.create,
    body: v.object({ card: v.object({ ...CardFields.entries, ...titled, listId: shortText }) }),
    reply: Card,
    writes,
  },
  updateCard: {
    method: 'PATCH',
    path: card,
    needs: may.edit,
    body: v.object({ id: shortText, card: CardFields }),
    reply: Card,
    writes,
  },
  updateCards: {
    method: 'PATCH',
    path: `${board}/cards`,
    needs: may.edit,
    body: v.object({ cards: v.array(v.object({ ...CardFields.entries, id: shortText })) }),
    reply: v.array(Card),
    writes,
  },
  removeCard: { method: 'DELETE', path: card, needs: may.edit, query: ById, reply: v.boolean(), writes },
  /** Moves each card to its list, at its index in the array. */
  positionCards: {
    method: 'PATCH',
    path: `${card}/positions`,
    needs: may.edit,
    body: v.object({
      cards: v.array(v.object({ id: shortText, listId: shortText, boardId: v.optional(shortText) })),
    }),
    reply: v.array(Card),
    writes,
  },

  labels: {
    method: 'GET',
    path: `${board}/labels`,
    needs: may.view,
    query: v.object({ boardId: shortText }),
    reply: v.array(BoardLabel),
  },
  createLabel: {
    method: 'PUT',
    path: label,
    needs: may.create,
    body: v.object({ label: v.object({ ...LabelFields.entries, ...titled, boardId: shortText }) }),
    reply: BoardLabel,
    writes,
  },
  updateLabel: {
    method: 'PATCH',
    path: label,
    needs: may.edit,
    body: v.object({ id: shortText, label: LabelFields }),
    reply: BoardLabel,
    writes,
  },
  removeLabel: { method: 'DELETE', path: label, needs: may.edit, query: ById, reply: v.boolean(), writes },

  /** The following calls are beyond the specification. A new board can have lists, given by title. */
  create: {
    method: 'POST',
    path: board,
    needs: may.create,
    body: v.object({
      board: v.object({ ...BoardFields.entries, ...titled }),
      lists: v.optional(v.array(shortText), []),
    }),
    reply: BoardRow,
    writes,
  },
  update: {
    method: 'PATCH',
    path: board,
    needs: may.edit,
    body: v.object({ id: shortText, board: BoardFields }),
    reply: BoardRow,
    writes,
  },
  /** Removes everything on it too. */
  remove: { method: 'DELETE', path: board, needs: may.edit, query: ById, reply: v.boolean(), writes },
  /** Restores a removed card if its list still exists. */
  restoreCard: {
    method: 'POST',
    path: `${card}/restore`,
    needs: may.edit,
    body: ById,
    reply: Card,
    writes,
    restores: { table: 'boardCards', by: 'id' },
  },
  archived: { method: 'GET', path: `${board}/archived`, needs: may.view, query: ById, reply: v.array(Card) },
  /** The people who can be added to a board or a card. */
  members: { method: 'GET', path: `${base}/members`, needs: may.view, reply: v.array(Member) },
})
