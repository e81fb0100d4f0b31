import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readWedge } from './wedge.ts'

let codes: string[]
/** The keys that were given back, each group as a text. */
let others: string[]
let feed: ReturnType<typeof readWedge>

beforeEach(() => {
  vi.useFakeTimers()
  codes = []
  others = []
  feed = readWedge({
    onCode: code => void codes.push(code),
    onOther: keys => void others.push(keys.map(({ key }) => key).join('')),
  })
})
afterEach(() => void vi.useRealTimers())

/** Presses keys with a pause between them, in ms. Returns which of them were held. */
function press(keys: Iterable<string>, pause: number) {
  const held: boolean[] = []
  for (const key of keys) {
    vi.advanceTimersByTime(pause)
    held.push(feed({ key, timeStamp: Date.now() }))
  }
  return held
}

it('reads fast keys that end in Enter as a code, and holds all of them, the first one too', () => {
  expect(press([...'8936410000007', 'Enter'], 8)).toEqual(Array.from({ length: 14 }, () => true))
  vi.advanceTimersByTime(1000)
  expect(codes).toEqual(['8936410000007'])
  expect(others).toEqual([])
})

it('gives each key back that a person types', () => {
  press('njx', 140)
  vi.advanceTimersByTime(60)
  expect(others).toEqual(['n', 'j', 'x'])
  expect(codes).toEqual([])
})

it('gives back a short burst of keys in its order, before the Enter that follows', () => {
  expect(press(['g', 'i', 'Enter'], 10)).toEqual([true, true, false])
  expect(others).toEqual(['gi'])
  expect(codes).toEqual([])
})

it('begins again after a pause, also when the device was too busy for the timer', () => {
  feed({ key: 'x', timeStamp: Date.now() })
  vi.setSystemTime(Date.now() + 500)
  press([...'ABC-12', 'Enter'], 5)
  expect(others).toEqual(['x'])
  expect(codes).toEqual(['ABC-12'])
})

it('ignores Shift between the characters', () => {
  press(['Shift', 'A', 'Shift', 'B', '1', '2', 'Enter'], 5)
  expect(codes).toEqual(['AB12'])
})

it('leaves Space, arrows and Escape alone', () => {
  expect(press([' ', 'ArrowDown', 'Escape'], 200)).toEqual([false, false, false])
  expect(others).toEqual([])
})
