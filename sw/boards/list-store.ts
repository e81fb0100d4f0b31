import type { ListRow } from '#src/contract/boards.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { bumpActivity, findAll, ofBoard, ofList, placeBehind } from './rows.ts'

type Fields = Partial<Omit<ListRow, 'id' | 'boardId'>>

export const listStore = {
  async create(fields: Fields & { title: string; boardId: string }) {
    const { boardId } = fields
    await getOr404(db.boards, boardId, 'board')
    const position = await placeBehind(ofBoard(db.boardLists, boardId))
    const list = { position, done: false, ...fields, id: crypto.randomUUID() }
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

  /** spec: deleting a list removes its cards. */
  async remove(id: string) {
    const { boardId } = await getOr404(db.boardLists, id, 'list')
    await db.boardLists.delete(id)
    await ofList(id).delete()
    await bumpActivity(boardId)
    return true
  },
}
