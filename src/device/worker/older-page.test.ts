import { afterEach, expect, it, vi } from 'vitest'
import { reloadIfOlder } from './older-page.ts'

const reload = vi.fn()
vi.stubGlobal('location', { reload })

afterEach(() => {
  reload.mockReset()
  vi.restoreAllMocks()
})

/** Asks for a page to which the worker replied so many ms after the navigation began, unless it came from the network. */
async function ask({ replied, activated }: { replied?: number; activated: number }) {
  const entry = { workerStart: replied ?? 0, responseStart: replied ?? 100 }
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry as PerformanceNavigationTiming])
  const postMessage = vi.fn((_question: string, [port]: [MessagePort]) =>
    port.postMessage(activated && performance.timeOrigin + activated),
  )
  await reloadIfOlder({ postMessage } as unknown as ServiceWorker)
}

it('a page that was sent before the worker took control is loaded again', async () => {
  await ask({ replied: 100, activated: 120 })
  expect(reload).toHaveBeenCalledTimes(1)
})

it.each([
  ['was sent by the worker that has control', { replied: 100, activated: 80 }],
  ['was sent by a worker that has been stopped since', { replied: 100, activated: 0 }],
  ['came from the network', { activated: 120 }],
])('a page that %s stays', async (_, times) => {
  await ask(times)
  expect(reload).not.toHaveBeenCalled()
})
