import * as v from 'valibot'
import { define } from './core/define.ts'
import { ById, line, prose, source } from './core/fields.ts'
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
export const Member = v.object({ id: line, name: line, avatar: v.nullable(line) })

/** `position` also picks the colour, so a label keeps its own when others go. */
export type BoardLabel = v.InferOutput<typeof BoardLabel>
export const BoardLabel = v.object({
  id: line,
  boardId: line,
  title: line,
  position,
})

/** As it is stored: labels, members and lists by id. */
export type CardRow = v.InferOutput<typeof CardRow>
export const CardRow = v.object({
  id: line,
  boardId: line,
  listId: line,
  position,
  title: line,
  description: v.nullable(prose),
  labels: v.array(line),
  dueDate: v.nullable(DateTime),
  /** From here on beyond the specification. Members by id. */
  members: v.array(line),
  steps: v.array(v.object({ id: line, title: line, completed: v.boolean() })),
  cover: v.nullable(source),
  /** An archived card leaves its board and can come back. */
  archived: v.boolean(),
})

/** As it is read: labels are whole. */
export type Card = v.InferOutput<typeof Card>
export const Card = v.object({ ...CardRow.entries, labels: v.array(BoardLabel) })

export type ListRow = v.InferOutput<typeof ListRow>
export const ListRow = v.object({
  id: line,
  boardId: line,
  position,
  title: line,
  /** Beyond the specification: what stands in this list is finished, so it is never overdue. */
  done: v.boolean(),
})

export type BoardList = v.InferOutput<typeof BoardList>
export const BoardList = v.object({ ...ListRow.entries, cards: v.array(Card) })

export type BoardRow = v.InferOutput<typeof BoardRow>
export const BoardRow = v.object({
  id: line,
  title: line,
  description: v.nullable(prose),
  icon: v.picklist(boardIcons),
  /** Of the last change to anything on it. */
  lastActivity: DateTime,
  members: v.array(line),
})

/** In the list of boards the members are whole. */
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

/** A card is written with labels as ids or as they were read. Its board is that of its list. */
const CardFields = v.partial(
  v.object({
    ...v.omit(CardRow, ['id', 'boardId', 'labels']).entries,
    labels: v.array(
      v.pipe(
        v.union([line, ById]),
        v.transform(label => (typeof label === 'string' ? label : label.id)),
      ),
    ),
  }),
)
const titled = { title: line }
const changes = ['boards'] as const

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

  /** Lists and labels without a position come last. */
  createList: {
    method: 'POST',
    path: list,
    needs: may.create,
    body: v.object({ list: v.object({ ...ListFields.entries, ...titled, boardId: line }) }),
    reply: ListRow,
    changes,
  },
  updateList: {
    method: 'PATCH',
    path: list,
    needs: may.edit,
    body: v.object({ list: v.object({ ...ListFields.entries, id: line }) }),
    reply: ListRow,
    changes,
  },
  updateLists: {
    method: 'PATCH',
    path: `${board}/lists`,
    needs: may.edit,
    body: v.object({ lists: v.array(v.object({ ...ListFields.entries, id: line })) }),
    reply: v.array(ListRow),
    changes,
  },
  /** Its cards go with it. */
  removeList: { method: 'DELETE', path: list, needs: may.edit, query: ById, reply: v.boolean(), changes },

  createCard: {
    method: 'PUT',
    path: card,
    needs: may.create,
    body: v.object({ card: v.object({ ...CardFields.entries, ...titled, listId: line }) }),
    reply: Card,
    changes,
  },
  updateCard: {
    method: 'PATCH',
    path: card,
    needs: may.edit,
    body: v.object({ id: line, card: CardFields }),
    reply: Card,
    changes,
  },
  updateCards: {
    method: 'PATCH',
    path: `${board}/cards`,
    needs: may.edit,
    body: v.object({ cards: v.array(v.object({ ...CardFields.entries, id: line })) }),
    reply: v.array(Card),
    changes,
  },
  removeCard: { method: 'DELETE', path: card, needs: may.edit, query: ById, reply: v.boolean(), changes },
  /** Each card goes to the list that it names, at its index in the array. */
  positionCards: {
    method: 'PATCH',
    path: `${card}/positions`,
    needs: may.edit,
    body: v.object({
      cards: v.array(v.object({ id: line, listId: line, boardId: v.optional(line) })),
    }),
    reply: v.array(Card),
    changes,
  },

  labels: {
    method: 'GET',
    path: `${board}/labels`,
    needs: may.view,
    query: v.object({ boardId: line }),
    reply: v.array(BoardLabel),
  },
  createLabel: {
    method: 'PUT',
    path: label,
    needs: may.create,
    body: v.object({ label: v.object({ ...LabelFields.entries, ...titled, boardId: line }) }),
    reply: BoardLabel,
    changes,
  },
  updateLabel: {
    method: 'PATCH',
    path: label,
    needs: may.edit,
    body: v.object({ id: line, label: LabelFields }),
    reply: BoardLabel,
    changes,
  },
  removeLabel: { method: 'DELETE', path: label, needs: may.edit, query: ById, reply: v.boolean(), changes },

  /** From here on beyond the specification. A new board may come with lists, by title. */
  create: {
    method: 'POST',
    path: board,
    needs: may.create,
    body: v.object({
      board: v.object({ ...BoardFields.entries, ...titled }),
      lists: v.optional(v.array(line), []),
    }),
    reply: BoardRow,
    changes,
  },
  update: {
    method: 'PATCH',
    path: board,
    needs: may.edit,
    body: v.object({ id: line, board: BoardFields }),
    reply: BoardRow,
    changes,
  },
  /** Everything on it goes with it. */
  remove: { method: 'DELETE', path: board, needs: may.edit, query: ById, reply: v.boolean(), changes },
  /** Takes a removed card back, as long as its list is there. */
  restoreCard: { method: 'POST', path: `${card}/restore`, needs: may.edit, body: ById, reply: Card, changes },
  archived: { method: 'GET', path: `${board}/archived`, needs: may.view, query: ById, reply: v.array(Card) },
  /** Who can be put on a board or a card. */
  members: { method: 'GET', path: `${base}/members`, needs: may.view, reply: v.array(Member) },
})
