import { expect, it } from 'vitest'
import { inRunOrder, movedStop } from './run-order.ts'

const stops = ['a', 'b', 'c', 'd'].map(id => ({ id }))

it('stops are in the kept order, and new ones are last in their own order', () => {
  expect(inRunOrder(stops, ['d', 'gone', 'b']).map(({ id }) => id)).toEqual(['d', 'b', 'a', 'c'])
  expect(inRunOrder(stops, [])).toEqual(stops)
})

it.each([
  ['b', -1, ['b', 'a', 'c']],
  ['b', 1, ['a', 'c', 'b']],
  ['a', -1, ['a', 'b', 'c']],
  ['c', 1, ['a', 'b', 'c']],
  ['x', 1, ['a', 'b', 'c']],
] as const)('moving %s by %d gives %j', (id, step, moved) => {
  expect(movedStop(['a', 'b', 'c'], id, step)).toEqual(moved)
})
