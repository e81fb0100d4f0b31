import { afterEach, expect, it, vi } from 'vitest'
import { serversDatabase } from '#src/device/servers/database.ts'
import { addWrite } from '#src/device/servers/writes.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { deliverWaiting } from './outbox.ts'

const call = vi.hoisted(() => vi.fn())
vi.mock('#src/api/client.ts', () => ({ client: () => ({ endpoint: call }) }))
vi.mock('./user-of.ts', () => ({ currentUser: () => 'an' }))

afterEach(() => vi.unstubAllGlobals())

it('a network that comes back while a pass fails starts the next pass without a delay', async () => {
  const page = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, page[name].bind(page))
  vi.stubGlobal('navigator', { locks: { request: (_: string, run: () => Promise<unknown>) => run() } })
  // The delay never ends.
  vi.stubGlobal('setTimeout', () => 0)
  call.mockImplementationOnce(async () => {
    page.dispatchEvent(new Event('online'))
    throw new ApiProblem(0, {})
  })
  call.mockResolvedValueOnce(undefined)
  await addWrite({
    userId: 'an',
    key: crypto.randomUUID(),
    method: 'PATCH',
    path: '{admin}/preference/update',
    input: { body: { pagingItems: 50 } },
    wroteAt: 1,
  })

  await deliverWaiting()
  expect(call).toHaveBeenCalledTimes(2)
  expect(await serversDatabase.writes.count()).toBe(0)
})
