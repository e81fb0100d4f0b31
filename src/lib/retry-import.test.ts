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

/** Returns a loader that fails this number of times, then succeeds. */
const failing = (times: number) => {
  let left = times
  return vi.fn(async () => {
    if (left-- > 0) throw new Error('no network')
    return 'the chunk'
  })
}

it('a failed import is retried after a delay, and the failure is reported once', async () => {
  const tell = vi.fn()
  onImportFailed(tell)
  const load = failing(2)
  const loading = retryImport(load)
  await vi.advanceTimersByTimeAsync(5000)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await loading).toBe('the chunk')
  expect(tell).toHaveBeenCalledTimes(1)
  expect(heard, 'nothing listens on').toEqual([])
})

it('a failed import is retried immediately when the network is back', async () => {
  const load = failing(1)
  const loading = retryImport(load)
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(1)
  for (const listener of heard) listener()
  expect(await loading).toBe('the chunk')
})

it('a module that was loaded before is returned', async () => {
  const load = failing(0)
  expect(await retryImport(load, Promise.resolve('early'))).toBe('early')
  expect(load).not.toHaveBeenCalled()
})
