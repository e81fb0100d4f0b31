import { beforeEach, expect, test, vi } from 'vitest'
import { isServingWorkerBroken } from './serving-worker.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

/** Simulates an active worker that responds to these messages. */
function serve(...understood: string[]) {
  const postMessage = (message: string, [port]: MessagePort[]) => {
    if (understood.includes(message)) port?.postMessage('here')
  }
  vi.stubGlobal('self', { registration: { active: { postMessage } } })
}

test.each([
  ['responds to `ping`', false, ['ping']],
  ['is of a version that knows only `complete`', false, ['complete']],
  ['responds to nothing', true, []],
])('a worker that %s: broken is %s', async (_, isBroken, understood) => {
  serve(...understood)
  const asked = isServingWorkerBroken()
  if (!understood.includes('ping')) await vi.advanceTimersByTimeAsync(2000)
  if (understood.length === 0) await vi.advanceTimersByTimeAsync(10_000)
  expect(await asked).toBe(isBroken)
})

test('without an active worker, none is broken', async () => {
  vi.stubGlobal('self', { registration: { active: null } })
  expect(await isServingWorkerBroken()).toBe(false)
})
