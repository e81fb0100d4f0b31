import type { ListRow } from '#src/contract/shared/board-rows.ts'
import { placeAfter } from '#src/lib/place-after.ts'
import { newId } from '#sw/server/call-values.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { bumpActivity, findAll, ofBoard, ofList, placeBehind } from './rows.ts'

type Fields = Partial<Omit<ListRow, 'id' | 'boardId'>>

export const listStore = {
  async create(fields: Fields & { title: string; boardId: string }) {
    const { boardId } = fields
    await getOr404(db.boards, boardId, 'board')
    const position = await placeBehind(ofBoard(db.boardLists, boardId))
    const list = { position, done: false, ...fields, id: newId() }
    await db.boardLists.add(list)
    await bumpActivity(boardId)
    return list
  },

  async update(fields: Fields & { id: string }) {
    const list = { ...(await getOr404(db.boardLists, fields.id, 'list')), ...fields }
    await db.boardLists.put(list)
    await bumpActivity(list.boardId)
    return list
  },

  async updateAll(changes: (Fields & { id: string })[]) {
    const rows = await findAll(
      db.boardLists,
      changes.map(({ id }) => id),
      'list',
    )
    const lists = rows.map((row, index) => ({ ...row, ...changes[index] }))
    await db.boardLists.bulkPut(lists)
    await bumpActivity(...lists.map(list => list.boardId))
    return lists
  },

  /** Puts a list behind another one of its board. Returns the rows whose position changed. */
  async move(id: string, after: string | null) {
    const list = await getOr404(db.boardLists, id, 'list')
    const others = (await ofBoard(db.boardLists, list.boardId).toArray()).filter(row => row.id !== id)
    const changed = placeAfter(others, list, after)
    await db.boardLists.bulkPut(changed)
    await bumpActivity(list.boardId)
    return changed
  },

  /** spec: deleting a list removes its cards. */
  async remove(id: string) {
    const { boardId } = await getOr404(db.boardLists, id, 'list')
    await db.boardLists.delete(id)
    await ofList(id).delete()
    await bumpActivity(boardId)
    return true
  },
}
