import { describe, expect, it } from 'vitest'
import type { CardRow, ListRow } from '#src/contract/shared/board-rows.ts'
import { blankCard } from '#src/features/boards/actions/card-rows.ts'
import type { Column } from '#src/features/boards/board/arrange.ts'
import { stepFrom } from './step-from.ts'
import { placeOf, withCardAt, withListAt } from './with-dragged.ts'

/** "A:ab B:c" is a list A with the cards a and b, and a list B with c. */
const board = (text: string): Column[] =>
  text.split(' ').map(part => {
    const [id = '', cards = ''] = part.split(':')
    const list: ListRow = { id, boardId: 'x', title: id, position: 1, done: false }
    return {
      list,
      cards: [...cards].map(
        (card): CardRow => ({ ...blankCard({ boardId: 'x', listId: id, title: card }), id: card }),
      ),
    }
  })
const words = (columns: readonly Column[]) =>
  columns.map(({ list, cards }) => `${list.id}:${cards.map(({ id }) => id).join('')}`).join(' ')

describe('a card', () => {
  it.each([
    ['a', 'A', 1, 'A:bac B:d'],
    ['a', 'A', 2, 'A:bca B:d'],
    ['a', 'B', 0, 'A:bc B:ad'],
    ['d', 'A', 3, 'A:abcd B:'],
    ['a', 'gone', 0, 'A:abc B:d'],
    ['gone', 'A', 0, 'A:abc B:d'],
  ])('%s at %s %i', (id, listId, index, result) =>
    expect(words(withCardAt(board('A:abc B:d'), id, { listId, index }))).toBe(result),
  )

  it('is after the card before it', () => {
    expect(placeOf(board('A:abc B:d'), 'b')).toEqual({ listId: 'A', index: 1, after: 'a' })
    expect(placeOf(board('A:abc B:d'), 'd')).toEqual({ listId: 'B', index: 0, after: null })
    expect(placeOf(board('A:abc B:d'), 'gone')).toBeUndefined()
  })

  it('keeps the other columns as they are', () => {
    const columns = board('A:abc B:d C:e')
    expect(withCardAt(columns, 'a', { listId: 'B', index: 0 })[2]).toBe(columns[2])
  })
})

it.each([
  ['B', 0, 'B:c A:ab C:'],
  ['A', 2, 'B:c C: A:ab'],
])('the list %s goes to index %i', (id, index, result) =>
  expect(words(withListAt(board('A:ab B:c C:'), id, index))).toBe(result),
)

describe('the arrow keys', () => {
  it.each([
    ['b', 'ArrowUp', 'A:bac B:d C:'],
    ['b', 'ArrowDown', 'A:acb B:d C:'],
    ['c', 'ArrowRight', 'A:ab B:dc C:'],
    ['d', 'ArrowLeft', 'A:dabc B: C:'],
    ['d', 'ArrowRight', 'A:abc B: C:d'],
  ] as const)('%s goes %s', (id, key, result) => {
    const columns = board('A:abc B:d C:')
    const place = stepFrom(columns, id, key)
    expect(place && words(withCardAt(columns, id, place))).toBe(result)
  })

  it.each([
    ['a', 'ArrowUp'],
    ['c', 'ArrowDown'],
    ['a', 'ArrowLeft'],
  ] as const)('%s does not leave the board by %s', (id, key) =>
    expect(stepFrom(board('A:abc B:d'), id, key)).toBeUndefined(),
  )
})
