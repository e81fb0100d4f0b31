import { beforeEach, expect, it, vi } from 'vitest'
import { prefetchRest } from './prefetch.ts'

const ask = vi.hoisted(() => vi.fn())
const noteComplete = vi.hoisted(() => vi.fn())
vi.mock('#src/device/ask-worker.ts', () => ({ ask }))
vi.mock('#src/device/import-chunk.ts', () => ({ isComplete: () => false, noteComplete }))
vi.mock('#src/device/saves-data.ts', () => ({ savesData: () => false }))

beforeEach(() => {
  ask.mockReset()
  noteComplete.mockReset()
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
