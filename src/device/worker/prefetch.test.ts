import { beforeEach, expect, it, vi } from 'vitest'
import { prefetchRest } from './prefetch.ts'

const ask = vi.hoisted(() => vi.fn())
const noteComplete = vi.hoisted(() => vi.fn())
const isComplete = vi.hoisted(() => vi.fn())
vi.mock('#src/device/ask-worker.ts', () => ({ ask }))
vi.mock('#src/device/import-chunk.ts', () => ({ isComplete, noteComplete }))
vi.mock('#src/device/saves-data.ts', () => ({ savesData: () => false }))

beforeEach(() => {
  ask.mockReset()
  noteComplete.mockReset()
  isComplete.mockReset().mockReturnValue(false)
  vi.stubEnv('DEV', false)
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ active: {} }) } })
  vi.stubGlobal('requestIdleCallback', queueMicrotask)
})

it('asks the worker for each step until all files are stored', async () => {
  ask.mockResolvedValueOnce('more').mockResolvedValueOnce('more').mockResolvedValueOnce('complete')
  await prefetchRest()
  expect(ask).toHaveBeenCalledTimes(3)
  expect(noteComplete).toHaveBeenCalledTimes(1)
})

it('asks for nothing when all files are stored, unless an earlier build is still there', async () => {
  isComplete.mockReturnValue(true)
  ask.mockResolvedValue('complete')
  vi.stubGlobal('caches', { keys: async () => ['outpost-device', 'outpost-files-2'] })
  await prefetchRest()
  expect(ask).not.toHaveBeenCalled()
  vi.stubGlobal('caches', { keys: async () => ['outpost-device', 'outpost-files-1', 'outpost-files-2'] })
  await prefetchRest()
  expect(ask).toHaveBeenCalledTimes(1)
})

it('asks for no further step after an update is accepted', async () => {
  const accepted = new BroadcastChannel('outpost.update')
  ask.mockImplementation(async () => {
    accepted.postMessage('now')
    // The message arrives in a later task.
    await new Promise(resolve => setImmediate(resolve))
    return 'more'
  })
  await prefetchRest()
  accepted.close()
  expect(ask.mock.calls.length).toBeLessThan(10)
  expect(noteComplete).not.toHaveBeenCalled()
})
