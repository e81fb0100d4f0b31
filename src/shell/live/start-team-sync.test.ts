import { beforeEach, expect, it, vi } from 'vitest'

const sync = vi.hoisted(() => vi.fn())
vi.mock('#src/api/client.ts', () => ({ client: () => ({ sync }) }))

const { start } = await import('./start-team-sync.ts')

let page: EventTarget
beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('navigator', {
    locks: { request: async (_name: string, _options: object, run: () => Promise<void>) => run() },
  })
  sync.mockReset()
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

it('when the network is back, the device sends what waits, although a call still waits for a change', async () => {
  sync.mockReturnValue(new Promise(() => {}))
  const stop = start()
  expect(sync).toHaveBeenCalledTimes(1)
  page.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(sync).toHaveBeenCalledTimes(2))
  stop()
  page.dispatchEvent(new Event('online'))
  await new Promise(resolve => setTimeout(resolve))
  expect(sync).toHaveBeenCalledTimes(2)
})

it('calls that end early are repeated after 1 s, 4 s and then every 15 s, and after 1 s again when the network is back', async () => {
  vi.useFakeTimers()
  sync.mockResolvedValue([])
  const stop = start()
  const callsAfter = async (ms: number) => {
    sync.mockClear()
    await vi.advanceTimersByTimeAsync(ms)
    return sync.mock.calls.length
  }
  expect([await callsAfter(999), await callsAfter(1)]).toEqual([0, 1])
  expect([await callsAfter(3999), await callsAfter(1)]).toEqual([0, 1])
  expect([await callsAfter(14_999), await callsAfter(1), await callsAfter(15_000)]).toEqual([0, 1, 1])
  page.dispatchEvent(new Event('online'))
  expect([await callsAfter(0), await callsAfter(1000)]).toEqual([1, 1])
  stop()
})
