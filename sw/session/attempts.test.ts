import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { db } from '#sw/storage/db.ts'
import { freshServer } from '#tests/support/server.ts'
import { clearAttempts, countAttempt } from './attempts.ts'

const START = 1_800_000_000_000

/** Makes one more attempt and returns its `Retry-After`, or 0 when it is allowed. */
const pause = (secret?: 'pin') =>
  countAttempt('a@shop.vn', secret).then(
    () => 0,
    error => Number(error.details.headers['Retry-After']),
  )
const at = (seconds: number) => void vi.setSystemTime(START + seconds * 1000)

beforeEach(async () => {
  await freshServer()
  vi.useFakeTimers({ now: START, toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

it('five attempts have no pause; each further attempt doubles the pause, for this account only', async () => {
  for (let attempt = 0; attempt < 5; attempt++) expect(await pause()).toBe(0)
  expect(await pause()).toBe(1)
  await countAttempt('b@shop.vn')
  at(1)
  expect(await pause()).toBe(0)
  expect(await pause()).toBe(2)
  at(2)
  expect(await pause()).toBe(1)
  at(3)
  expect(await pause()).toBe(0)
  expect(await pause()).toBe(4)
  await clearAttempts('a@shop.vn')
  expect(await pause()).toBe(0)
})

it('wrong PINs are counted separately from wrong passwords', async () => {
  for (let attempt = 0; attempt < 5; attempt++) expect(await pause('pin')).toBe(0)
  expect(await pause('pin')).toBe(1)
  expect(await pause()).toBe(0)
  await clearAttempts('a@shop.vn', 'pin')
  expect(await pause('pin')).toBe(0)
  const stored = async (key: string) => ((await db.meta.get(key))?.value as object) ?? {}
  expect(await stored('signInAttempts')).toEqual({ 'a@shop.vn': { count: 1, at: START } })
  expect(await stored('pinAttempts')).toEqual({ 'a@shop.vn': { count: 1, at: START } })
})

it('concurrent attempts are counted one by one', async () => {
  const pauses = await Promise.all(Array.from({ length: 12 }, () => pause()))
  expect(pauses.toSorted()).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1])
})

it('a pause is at most 5 minutes, and a day without an attempt resets the count', async () => {
  let seconds = 0
  for (let attempt = 0; attempt < 30; attempt++) {
    at(seconds)
    expect(await pause()).toBe(0)
    seconds += 300
  }
  at(seconds - 299)
  expect(await pause()).toBe(299)
  at(seconds + 24 * 60 * 60)
  for (let attempt = 0; attempt < 5; attempt++) expect(await pause()).toBe(0)
  expect(await pause()).toBe(1)
})

it('setting the clock back locks no user out', async () => {
  for (let attempt = 0; attempt < 10; attempt++) {
    at(attempt * 100)
    await pause()
  }
  at(-3600)
  expect(await pause()).toBe(0)
})
