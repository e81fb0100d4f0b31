import { expect, it } from 'vitest'
import { readingMinutes } from './reading-minutes.ts'

it.each([
  [0, 1],
  [299, 1],
  [301, 2],
  [1000, 5],
])('reading %i words takes %i minutes', (words, minutes) => {
  expect(readingMinutes(`<p>${'<b>chữ</b> '.repeat(words)}</p>`)).toBe(minutes)
})
