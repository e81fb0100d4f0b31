import type { BoardLabel } from '#src/contract/shared/board-rows.ts'
import { newId } from '#sw/server/call-values.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { bumpActivity, ofBoard, placeBehind } from './rows.ts'

type Fields = Partial<Omit<BoardLabel, 'id' | 'boardId'>>

export const labelStore = {
  async all(boardId: string) {
    await getOr404(db.boards, boardId, 'board')
    return ofBoard(db.boardLabels, boardId).toArray()
  },

  async create(fields: Fields & { title: string; boardId: string }) {
    const { boardId } = fields
    await getOr404(db.boards, boardId, 'board')
    const position = await placeBehind(ofBoard(db.boardLabels, boardId))
    const label = { position, ...fields, id: newId() }
    await db.boardLabels.add(label)
    await bumpActivity(boardId)
    return label
  },

  async update(id: string, fields: Fields) {
    const label = { ...(await getOr404(db.boardLabels, id, 'label')), ...fields }
    await db.boardLabels.put(label)
    await bumpActivity(label.boardId)
    return label
  },

  /** spec: deleting a label strips it from the cards that use it. */
  async remove(id: string) {
    const { boardId } = await getOr404(db.boardLabels, id, 'label')
    await db.boardLabels.delete(id)
    await db.boardCards
      .where('labels')
      .equals(id)
      .modify(card => {
        card.labels = card.labels.filter(label => label !== id)
      })
    await bumpActivity(boardId)
    return true
  },
}
