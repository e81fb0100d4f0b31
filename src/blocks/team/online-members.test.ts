import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onlineMembers } from './online-members.ts'

const { online } = vi.hoisted(() => ({ online: vi.fn<() => Promise<string[]>>() }))
vi.mock('#src/api/client.ts', () => ({ client: () => ({ online }) }))
vi.mock('#src/device/status.ts', () => ({
  onDeviceStatus(changed: () => void) {
    network.addEventListener('change', changed)
    return () => network.removeEventListener('change', changed)
  },
}))

const [network, page] = [new EventTarget(), Object.assign(new EventTarget(), { hidden: false })]
const browser = { onLine: true }
let leave = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', browser)
  Object.assign(page, { hidden: false })
  browser.onLine = true
  online.mockReset().mockResolvedValue(['truc'])
})
afterEach(() => {
  leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const changed = vi.fn()
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
async function watch() {
  leave = onlineMembers.subscribe(changed)
  await pass(0)
}
const shown = () => {
  const ids = onlineMembers.snapshot()
  return ids && [...ids]
}

it('asks the team again every 10 s while something shows it, and not after that', async () => {
  await watch()
  expect(shown()).toEqual(['truc'])
  online.mockResolvedValue(['truc', 'long'])
  await pass(10_000)
  expect(shown()).toEqual(['truc', 'long'])
  leave()
  expect(shown()).toBeUndefined()
  await pass(60_000)
  expect(online).toHaveBeenCalledTimes(2)
})

it('it is not known when the team cannot be reached, and immediately without a network', async () => {
  await watch()
  online.mockRejectedValue(new Error('502'))
  await pass(10_000)
  expect(shown()).toBeNull()
  online.mockResolvedValue(['truc'])
  await pass(10_000)
  expect(shown()).toEqual(['truc'])

  browser.onLine = false
  network.dispatchEvent(new Event('change'))
  await pass(0)
  expect([shown(), online.mock.calls.length]).toEqual([null, 3])
})

it('an answer that is older than the loss of the network is not shown', async () => {
  let reply = (_: string[]) => {}
  online.mockReturnValue(new Promise(resolve => (reply = resolve)))
  await watch()
  browser.onLine = false
  network.dispatchEvent(new Event('change'))
  await pass(0)
  reply(['truc'])
  await pass(0)
  expect(shown()).toBeNull()
})

it('a hidden page asks nothing, and asks when it becomes visible', async () => {
  page.hidden = true
  await watch()
  await pass(60_000)
  expect(online).not.toHaveBeenCalled()
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(shown()).toEqual(['truc'])
})
