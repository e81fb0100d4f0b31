import * as v from 'valibot'
import { ById, Moment, shortText } from '#src/contract/core/fields.ts'
import { BoardLabel, BoardRow, CardRow, ListRow } from './board-rows.ts'

export const BoardFields = v.partial(v.omit(BoardRow, ['id', 'lastActivity']))
export const ListFields = v.partial(v.omit(ListRow, ['id', 'boardId']))
export const LabelFields = v.partial(v.omit(BoardLabel, ['id', 'boardId']))

/** In a write, labels are ids or whole labels. The card's board is that of its list. */
export const CardFields = v.partial(
  v.object({
    ...v.omit(CardRow, ['id', 'boardId', 'labels', 'comments']).entries,
    dueDate: v.nullable(Moment),
    labels: v.array(
      v.pipe(
        v.union([shortText, ById]),
        v.transform(label => (typeof label === 'string' ? label : label.id)),
      ),
    ),
  }),
)
export const NewList = v.union([
  v.pipe(
    shortText,
    v.transform(title => ({ title, done: false })),
  ),
  v.object({ title: shortText, done: v.boolean() }),
])
export const commentText = v.pipe(shortText, v.trim(), v.nonEmpty())
