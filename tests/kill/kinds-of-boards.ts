import { boards } from '#src/contract/boards.ts'
import { boardIcons } from '#src/contract/shared/board-rows.ts'
import { callOf } from './calls.ts'
import {
  byId,
  idOf,
  isLow,
  type Kind,
  oneOf,
  type Row,
  textOf,
  texts,
  theRow,
  titleOf,
  write,
} from './kind.ts'
import { newId, type World } from './world.ts'

const updateCard = (row: Row, card: Row) => callOf(boards.updateCard, { body: { id: idOf(row), card } })

const ofBoards: Kind = {
  name: 'board',
  domain: 'boards',
  markOf: titleOf,
  rowOf: theRow,
  ignored: ['lastActivity', 'members'],
  create: (mark, value) =>
    write(
      callOf(boards.create, {
        body: { board: { title: mark, description: textOf(value) }, lists: ['Việc'] },
      }),
      { title: mark, description: textOf(value) },
    ),
  changes: {
    ...texts(['description'], (row, board) => callOf(boards.update, { body: { id: idOf(row), board } })),
    icon(row, value) {
      const sets = { icon: oneOf(boardIcons, value) }
      return write(callOf(boards.update, { body: { id: idOf(row), board: sets } }), sets)
    },
  },
  remove: row => write(callOf(boards.remove, byId(row))),
  read: ({ ask }) => ask(boards.list),
}

const ofLists = ({ board }: World): Kind => ({
  name: 'list',
  domain: 'boards',
  markOf: titleOf,
  rowOf: theRow,
  ignored: ['position'],
  create: mark =>
    write(callOf(boards.createList, { body: { list: { title: mark, boardId: board } } }), { title: mark }),
  changes: {
    done(row) {
      const sets = { done: !row.done }
      return write(callOf(boards.updateList, { body: { list: { id: idOf(row), ...sets } } }), sets)
    },
  },
  remove: row => write(callOf(boards.removeList, byId(row))),
  read: async ({ ask }) => (await ask(boards.outline, { query: { id: board } })).lists,
})

const ofCards = ({ board, lists: [first = '', second = ''] }: World): Kind => ({
  name: 'card',
  domain: 'boards',
  markOf: titleOf,
  rowOf: theRow,
  ignored: ['position', 'labels'],
  create(mark, value) {
    const sets = { title: mark, description: textOf(value), listId: first }
    return write(callOf(boards.createCard, { body: { card: sets } }), sets)
  },
  changes: {
    ...texts(['description'], updateCard),
    listId(row, value) {
      const sets = { listId: isLow(value) ? first : second }
      const body = { id: idOf(row), ...sets, after: null }
      return write(callOf(boards.moveCard, { body }), sets)
    },
    steps(row, value) {
      const sets = { steps: [{ id: newId(), title: textOf(value), completed: false }] }
      return write(updateCard(row, sets), sets)
    },
  },
  remove: row => write(callOf(boards.removeCard, byId(row))),
  restore: row => write(callOf(boards.restoreCard, { body: { id: idOf(row) } })),
  read: ({ ask }) => ask(boards.cards, { query: { boardId: board } }),
})

/** Comments that both tabs append to a few cards. */
const ofComments = ({ board, cards }: World): Kind => ({
  name: 'comment',
  domain: 'boards',
  markOf: ({ text }) => text,
  create: (mark, value) =>
    write(callOf(boards.addComment, { body: { cardId: oneOf(cards as [string], value), text: mark } }), {
      text: mark,
      removed: false,
    }),
  async read({ ask }) {
    const rows = await ask(boards.cards, { query: { boardId: board } })
    return rows.flatMap(({ comments }) => comments ?? [])
  },
})

/** Returns the kinds of rows of the boards. */
export const kindsOfBoards = (world: World): Kind[] => [
  ofBoards,
  ofLists(world),
  ofCards(world),
  ofComments(world),
]
