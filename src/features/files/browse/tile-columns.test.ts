import { expect, it } from 'vitest'
import { besideIn, columnsIn } from './tile-columns.ts'

it.each([
  [0, 1],
  [144, 1],
  [300, 2],
  [328, 2],
  [1050, 6],
])('a list of %i px has %i columns', (width, columns) => {
  expect(columnsIn(width)).toBe(columns)
})

// 0 1 2
// 3 4 5
// 6
const ids = ['0', '1', '2', '3', '4', '5', '6']

it.each([
  [1, 'ArrowRight', '2'],
  [2, 'ArrowRight', '3'],
  [0, 'ArrowLeft', '0'],
  [4, 'ArrowUp', '1'],
  [1, 'ArrowUp', '1'],
  [1, 'ArrowDown', '4'],
  [5, 'ArrowDown', '6'],
  [6, 'ArrowDown', '6'],
  [-1, 'ArrowDown', '0'],
])('from tile %i, %s leads to %s', (index, key, expected) => {
  expect(besideIn(ids, index, 3, key)).toBe(expected)
})

it('other keys lead nowhere', () => {
  expect(besideIn(ids, 0, 3, 'Enter')).toBeUndefined()
})
