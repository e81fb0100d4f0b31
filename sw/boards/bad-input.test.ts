import { beforeEach, expect, it } from 'vitest'
import { boards } from '#src/contract/boards.ts'
import type { Endpoint } from '#src/contract/core/define.ts'
import { db } from '#sw/storage/db.ts'
import { freshServer, send } from '#tests/support/server.ts'

beforeEach(freshServer)

const first = 'tet-list-1-card-1'

const everything = () =>
  Promise.all(
    [db.boards, db.boardLists, db.boardCards, db.boardLabels, db.trash].map(table => table.toArray()),
  )

const { createList, updateList, updateLists, removeList, createCard, updateCard, updateCards } = boards
const twice = [
  { id: first, listId: 'tet-list-1' },
  { id: first, listId: 'tet-list-1' },
]

const refused: [status: number, what: string, endpoint: Endpoint, sent: Parameters<typeof send>[1]][] = [
  [400, 'a missing body', createList, { body: '' }],
  [400, 'a list for an object', createList, { body: { list: [] } }],
  [400, 'no title', createList, { body: { list: { boardId: 'tet' } } }],
  [404, 'an unknown board', createList, { body: { list: { boardId: 'none', title: 'x' } } }],
  [400, 'a wrong type', updateList, { body: { list: { id: 'tet-list-1', position: '1' } } }],
  [404, 'an unknown list', updateList, { body: { list: { id: 'none' } } }],
  [
    404,
    'an unknown list',
    updateLists,
    { body: { lists: [{ id: 'tet-list-1', title: 'x' }, { id: 'none' }] } },
  ],
  [400, 'an object for a list', updateLists, { body: { lists: {} } }],
  [404, 'an unknown list', removeList, { query: { id: 'none' } }],
  [400, 'no id', removeList, {}],
  [404, 'an unknown list', createCard, { body: { card: { listId: 'none', title: 'x' } } }],
  [400, 'no list', createCard, { body: { card: { title: 'x' } } }],
  [400, 'a date that is none', updateCard, { body: { id: first, card: { dueDate: 'soon' } } }],
  [400, 'a label that is none', updateCard, { body: { id: first, card: { labels: [5] } } }],
  [404, 'an unknown card', updateCard, { body: { id: 'none', card: { title: 'x' } } }],
  [404, 'an unknown list', updateCard, { body: { id: first, card: { listId: 'none' } } }],
  [404, 'an unknown card', updateCards, { body: { cards: [{ id: first, title: 'x' }, { id: 'none' }] } }],
  [404, 'an unknown card', boards.removeCard, { query: { id: 'none' } }],
  [404, 'a card never removed', boards.restoreCard, { body: { id: first } }],
  [400, 'a card twice', boards.positionCards, { body: { cards: twice } }],
  [404, 'an unknown list', boards.positionCards, { body: { cards: [{ id: first, listId: 'none' }] } }],
  [404, 'an unknown card', boards.moveCard, { body: { id: 'none', listId: 'tet-list-1', after: null } }],
  [404, 'an unknown list', boards.moveCard, { body: { id: first, listId: 'none', after: null } }],
  [400, 'no place', boards.moveCard, { body: { id: first, listId: 'tet-list-1' } }],
  [404, 'an unknown list', boards.moveList, { body: { id: 'none', after: null } }],
  [404, 'an unknown board', boards.outline, { query: { id: 'none' } }],
  [404, 'an unknown board', boards.cards, { query: { boardId: 'none' } }],
  [404, 'an unknown board', boards.labels, { query: { boardId: 'none' } }],
  [404, 'an unknown board', boards.createLabel, { body: { label: { boardId: 'none', title: 'x' } } }],
  [404, 'an unknown label', boards.updateLabel, { body: { id: 'none', label: {} } }],
  [404, 'an unknown label', boards.removeLabel, { query: { id: 'none' } }],
  [
    400,
    'too many lists',
    boards.create,
    { body: { board: { title: 'x' }, lists: Array.from({ length: 101 }, String) } },
  ],
  [400, 'no title', boards.create, { body: { board: {} } }],
  [400, 'an unknown icon', boards.update, { body: { id: 'tet', board: { icon: 'none' } } }],
  [404, 'an unknown board', boards.update, { body: { id: 'none', board: {} } }],
  [404, 'an unknown board', boards.remove, { query: { id: 'none' } }],
  [404, 'an unknown board', boards.archived, { query: { id: 'none' } }],
  [404, 'an unknown board', boards.get, { query: { id: 'none' } }],
]

it('bad input is refused, and changes nothing', async () => {
  const before = await everything()
  for (const [status, what, endpoint, sent] of refused)
    expect([what, (await send(endpoint, sent)).status]).toEqual([what, status])
  expect(await everything()).toEqual(before)
})
