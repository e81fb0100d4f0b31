import { beforeEach, expect, it } from 'vitest'
import { readWedge } from './wedge.ts'

let codes: string[]
let feed: ReturnType<typeof readWedge>

beforeEach(() => {
  codes = []
  feed = readWedge(code => void codes.push(code))
})

/** Types a text with a pause between the keys, in ms. */
function type(text: string, pause: number, from = 0) {
  return [...text, 'Enter'].map((key, index) => feed({ key, timeStamp: from + index * pause }))
}

it('reads fast keys that end in Enter as a code, and takes all but the first of them', () => {
  expect(type('8936410000007', 8)).toEqual([false, ...Array.from({ length: 13 }, () => true)])
  expect(codes).toEqual(['8936410000007'])
})

it('leaves what a person types alone', () => {
  expect(type('8936410000007', 140)).toEqual(Array.from({ length: 14 }, () => false))
  expect(codes).toEqual([])
})

it('takes no short burst of keys for a code', () => {
  expect(type('jk', 10).at(-1)).toBe(false)
  expect(codes).toEqual([])
})

it('begins again after a pause', () => {
  feed({ key: 'x', timeStamp: 0 })
  type('ABC-12', 5, 1000)
  expect(codes).toEqual(['ABC-12'])
})

it('ignores Shift between the characters', () => {
  for (const [index, key] of ['Shift', 'A', 'Shift', 'B', '1', '2', 'Enter'].entries())
    feed({ key, timeStamp: index * 5 })
  expect(codes).toEqual(['AB12'])
})
