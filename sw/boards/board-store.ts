import type { Board, BoardOutline, BoardRow } from '#src/contract/shared/board-rows.ts'
import { newId, wroteAtText } from '#sw/server/call-values.ts'
import { notFound } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { withLabels } from './card-store.ts'
import { listStore } from './list-store.ts'
import { ofBoard } from './rows.ts'

type Fields = Partial<Omit<BoardRow, 'id' | 'lastActivity'>>

const blank = { description: null, icon: 'clipboard-document-list' as const, members: [] }

export const boardStore = {
  /** The board with the latest activity comes first. */
  async all() {
    const members = new Map((await boardStore.members()).map(member => [member.id, member]))
    const boards = await db.boards.orderBy('lastActivity').toArray()
    return boards
      .toReversed()
      .map(board => ({ ...board, members: board.members.flatMap(id => members.get(id) ?? []) }))
  },

  async get(id: string): Promise<Board> {
    const [board, lists, cards, labels] = await Promise.all([
      getOr404(db.boards, id, 'board'),
      ofBoard(db.boardLists, id).toArray(),
      ofBoard(db.boardCards, id).toArray(),
      ofBoard(db.boardLabels, id).toArray(),
    ])
    const shown = withLabels(
      cards.filter(card => !card.archived),
      labels,
    )
    const withCards = lists.map(list => ({ ...list, cards: shown.filter(card => card.listId === list.id) }))
    return { ...board, lists: withCards, labels }
  },

  async outline(id: string): Promise<BoardOutline> {
    const [board, lists, labels] = await Promise.all([
      getOr404(db.boards, id, 'board'),
      ofBoard(db.boardLists, id).toArray(),
      ofBoard(db.boardLabels, id).toArray(),
    ])
    return { ...board, lists, labels }
  },

  async archived(id: string) {
    const [cards, labels] = await Promise.all([
      ofBoard(db.boardCards, id)
        .filter(card => card.archived)
        .toArray(),
      ofBoard(db.boardLabels, id).toArray(),
      getOr404(db.boards, id, 'board'),
    ])
    return withLabels(cards, labels)
  },

  async create(fields: Fields & { title: string }, lists: { title: string; done: boolean }[]) {
    const board = { ...blank, ...fields, id: newId(), lastActivity: wroteAtText() }
    await db.boards.add(board)
    for (const list of lists) await listStore.create({ ...list, boardId: board.id })
    return board
  },

  async update(id: string, fields: Fields) {
    const board = await getOr404(db.boards, id, 'board')
    const updated = { ...board, ...fields, lastActivity: wroteAtText() }
    await db.boards.put(updated)
    return updated
  },

  async remove(id: string) {
    if (!(await db.boards.get(id))) notFound('board', id)
    await db.boards.delete(id)
    for (const table of [db.boardLists, db.boardCards, db.boardLabels]) await ofBoard(table, id).delete()
    return true
  },

  members: async () => (await db.users.toArray()).map(({ id, name, avatar }) => ({ id, name, avatar })),
}
