import type { ListRow } from '#src/contract/boards.ts'
import { db } from '#sw/db.ts'
import { find } from '#sw/find.ts'
import { findAll, ofBoard, ofList, placeBehind, touch } from './rows.ts'

type Fields = Partial<Omit<ListRow, 'id' | 'boardId'>>

export const listStore = {
  async create(fields: Fields & { title: string; boardId: string }) {
    const { boardId } = fields
    await find(db.boards, boardId, 'board')
    const position = await placeBehind(ofBoard(db.boardLists, boardId))
    const list = { position, done: false, ...fields, id: crypto.randomUUID() }
    await db.boardLists.add(list)
    await touch(boardId)
    return list
  },

  async update(fields: Fields & { id: string }) {
    const list = { ...(await find(db.boardLists, fields.id, 'list')), ...fields }
    await db.boardLists.put(list)
    await touch(list.boardId)
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
    await touch(...lists.map(list => list.boardId))
    return lists
  },

  /** spec: deleting a list removes its cards. */
  async remove(id: string) {
    const { boardId } = await find(db.boardLists, id, 'list')
    await db.boardLists.delete(id)
    await ofList(id).delete()
    await touch(boardId)
    return true
  },
}
