import * as v from 'valibot'
import { imageSource, longText, shortText } from '#src/contract/core/fields.ts'

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

/** spec: the lists of the samples; screens show these titles in the user's language. The last one holds finished cards. */
export const sampleLists = ['To do', 'In progress', 'In review', 'Completed'] as const

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

export type CardComment = v.InferOutput<typeof CardComment>
export const CardComment = v.object({
  id: shortText,
  /** The id of the user who wrote it. */
  by: shortText,
  at: DateTime,
  editedAt: v.nullable(DateTime),
  text: shortText,
  /** It was deleted last and can be restored. The next change of a comment on the card drops it. */
  removed: v.boolean(),
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
  /** In the order in which they were written. Rows that are older than comments have none. */
  comments: v.optional(v.array(CardComment)),
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

/** Beyond the specification: a board without its cards, which the screen loads by themselves. */
export type BoardOutline = v.InferOutput<typeof BoardOutline>
export const BoardOutline = v.object({
  ...BoardRow.entries,
  lists: v.array(ListRow),
  labels: v.array(BoardLabel),
})
