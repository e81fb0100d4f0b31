import { beforeEach, expect, it, vi } from 'vitest'
import { onImportFailed, retryImport } from './retry-import.ts'

let heard: (() => void)[]

beforeEach(() => {
  heard = []
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => heard.push(listener))
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => {
    heard = heard.filter(other => other !== listener)
  })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

/** Fails this number of times, then succeeds. */
const failing = (times: number) => {
  let left = times
  return vi.fn(async () => {
    if (left-- > 0) throw new Error('no network')
    return 'the part'
  })
}

it('retries after a while, and reports once that something is missing', async () => {
  const tell = vi.fn()
  onImportFailed(tell)
  const load = failing(2)
  const loading = retryImport(load)
  await vi.advanceTimersByTimeAsync(5000)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await loading).toBe('the part')
  expect(tell).toHaveBeenCalledTimes(1)
  expect(heard, 'nothing listens on').toEqual([])
})

it('retries immediately when the network is back', async () => {
  const load = failing(1)
  const loading = retryImport(load)
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(1)
  for (const listener of heard) listener()
  expect(await loading).toBe('the part')
})

it('returns what was loaded before', async () => {
  const load = failing(0)
  expect(await retryImport(load, Promise.resolve('early'))).toBe('early')
  expect(load).not.toHaveBeenCalled()
})
