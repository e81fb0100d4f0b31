import { beforeEach, expect, it } from 'vitest'
import { boards } from '#src/contract/boards.ts'
import { byPosition } from '#src/lib/place-after.ts'
import { db } from '#sw/storage/db.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { seededRandom } from '#tests/support/random.ts'
import { freshServer } from '#tests/support/server.ts'

beforeEach(freshServer)

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
const lists = async () => (await conforming(boards.get, { query: { id: 'tet' } })).lists
const cardsIn = async (listId: string) => ids((await lists()).find(({ id }) => id === listId)?.cards ?? [])
const card = (list: number, index: number) => `tet-list-${list}-card-${index}`

it('a card moves behind another one, and only its own row changes', async () => {
  const changed = await conforming(boards.moveCard, {
    body: { id: card(1, 1), listId: 'tet-list-2', after: card(2, 1) },
  })
  expect(changed).toHaveLength(1)
  expect(changed[0]).toMatchObject({ id: card(1, 1), listId: 'tet-list-2', labels: ['tet-research'] })
  expect(await cardsIn('tet-list-2')).toEqual([card(2, 1), card(1, 1), card(2, 2), card(2, 3)])
})

it('a card moves to the beginning, and to the end if the card before it has left the list', async () => {
  await conforming(boards.moveCard, { body: { id: card(1, 3), listId: 'tet-list-1', after: null } })
  expect((await cardsIn('tet-list-1'))[0]).toBe(card(1, 3))
  await conforming(boards.moveCard, { body: { id: card(1, 3), listId: 'tet-list-2', after: card(4, 1) } })
  expect((await cardsIn('tet-list-2')).at(-1)).toBe(card(1, 3))
})

it('positions that are indexes are replaced by ones with room when a card moves between them', async () => {
  const before = await cardsIn('tet-list-1')
  await conforming(boards.positionCards, {
    body: { cards: before.map(id => ({ id, listId: 'tet-list-1' })) },
  })
  const [first = '', second = '', third = ''] = before
  const changed = await conforming(boards.moveCard, {
    body: { id: third, listId: 'tet-list-1', after: first },
  })
  expect(changed).toHaveLength(before.length)
  expect((await cardsIn('tet-list-1')).slice(0, 3)).toEqual([first, third, second])
})

it('cards that move 60 times into the same gap keep their order, and all get new positions when there is no room', async () => {
  const [first = '', ...others] = await cardsIn('tet-list-1')
  let expected = others
  let rebalanced = 0
  for (let move = 0; move < 60; move++) {
    const id = expected.at(-1) ?? ''
    const changed = await conforming(boards.moveCard, { body: { id, listId: 'tet-list-1', after: first } })
    if (changed.length > 1) rebalanced++
    expected = [id, ...expected.slice(0, -1)]
    expect(await cardsIn('tet-list-1')).toEqual([first, ...expected])
  }
  expect(rebalanced).toBeGreaterThan(0)
  const rows = await db.boardCards.where('[boardId+position]').between(['tet'], ['tet', []]).toArray()
  const positions = rows.filter(({ listId, archived }) => listId === 'tet-list-1' && !archived)
  const gaps = positions.slice(1).map(({ position }, at) => position - (positions[at]?.position ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1)
})

it('a list moves among the lists of its board', async () => {
  const changed = await conforming(boards.moveList, { body: { id: 'tet-list-4', after: null } })
  expect(ids(changed)).toEqual(['tet-list-4'])
  await conforming(boards.moveList, { body: { id: 'tet-list-1', after: 'tet-list-2' } })
  expect(ids(await lists())).toEqual(['tet-list-4', 'tet-list-2', 'tet-list-1', 'tet-list-3'])
})

it('the screen’s calls return the lists, labels and stored cards of a board, or some of its cards', async () => {
  const outline = await conforming(boards.outline, { query: { id: 'tet' } })
  expect(ids(outline.lists)).toEqual(ids(await lists()))
  expect(outline.labels).toHaveLength(5)
  const all = await conforming(boards.cards, { query: { boardId: 'tet' } })
  expect(all).toEqual(await db.boardCards.where('[boardId+position]').between(['tet'], ['tet', []]).toArray())
  expect(all.some(({ archived }) => archived)).toBe(true)
  const some = { boardId: 'tet', ids: `${card(2, 1)},none,team-list-1-card-1` }
  expect(ids(await conforming(boards.cards, { query: some }))).toEqual([card(2, 1)])
})

it('300 random moves lose and double no card, and a page that applies the replies has the stored order', async () => {
  const random = seededRandom()
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T
  let known = await conforming(boards.cards, { query: { boardId: 'tet' } })
  const all = ids(known).toSorted()
  for (let move = 0; move < 300; move++) {
    const listId = pick(['tet-list-1', 'tet-list-2', 'tet-list-3', 'tet-list-4'])
    const target = known.filter(row => row.listId === listId)
    const after = random() < 0.3 ? null : (pick([...ids(target), 'gone']) ?? null)
    const changed = await conforming(boards.moveCard, { body: { id: pick(all), listId, after } })
    const replaced = new Set(ids(changed))
    known = [...known.filter(({ id }) => !replaced.has(id)), ...changed].toSorted(byPosition)
  }
  expect(ids(known).toSorted()).toEqual(all)
  expect(known).toEqual((await conforming(boards.cards, { query: { boardId: 'tet' } })).toSorted(byPosition))
})
