import { expect, it } from 'vitest'
import { newBelow } from './new-below.ts'

const lines = [
  { id: 'a', isMine: false },
  { id: 'b', isMine: true },
  { id: 'c', isMine: false },
  { id: 'd', isMine: false },
]

it.each([
  ['a', 2],
  ['c', 1],
  ['d', 0],
  ['gone', 0],
  [undefined, 0],
])('after the message %s came %i of the colleague', (seen, count) => {
  expect(newBelow(lines, seen)).toBe(count)
})
