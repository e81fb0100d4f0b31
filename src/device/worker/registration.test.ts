import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onUpdateState, setUpdateState, updateState } from '#src/device/update.ts'
import { isRefused, register } from './registration.ts'

const registration = vi.hoisted(() => ({
  active: {},
  installing: undefined as { state: string } | undefined,
  waiting: undefined as { state: string } | undefined,
  addEventListener: (_: string, found: () => void) => {
    registration.found = found
  },
  found: () => {},
}))
vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener = () => undefined
    register = async () => registration
  },
}))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  Object.assign(registration, { active: {}, installing: undefined, waiting: undefined })
  setUpdateState('none')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A version that the browser installs. Returns the function that ends this, without an event. */
function install() {
  const next = { state: 'installing' }
  registration.installing = next
  return (state: 'installed' | 'redundant') => {
    next.state = state
    registration.installing = undefined
    if (state === 'installed') registration.waiting = next
    return vi.advanceTimersByTimeAsync(1000)
  }
}

it.each(['before', 'after'])(
  'a version that the browser found %s the page registered is reported when it waits',
  async when => {
    const early = when === 'before' ? install() : undefined
    await register()
    const end = early ?? install()
    if (!early) registration.found()
    await vi.advanceTimersByTimeAsync(5000)
    expect(updateState()).toBe('none')
    await end('installed')
    expect(updateState()).toBe('waiting')
  },
)

it('a version of which the browser reports nothing is reported once', async () => {
  const changed = vi.fn()
  const end = onUpdateState(changed)
  await register()
  await vi.advanceTimersByTimeAsync(10_000)
  registration.waiting = { state: 'installed' }
  await vi.advanceTimersByTimeAsync(1000)
  expect(updateState()).toBe('waiting')
  registration.found()
  await vi.advanceTimersByTimeAsync(5000)
  expect(changed).toHaveBeenCalledOnce()
  end()
})

it('neither the first version nor one that is not installed is reported as waiting', async () => {
  const end = install()
  await register()
  await end('redundant')
  expect(updateState()).toBe('none')
  Object.assign(registration, { active: undefined })
  const endFirst = install()
  registration.found()
  await endFirst('installed')
  expect(updateState()).toBe('none')
})

const replies = {
  'the script': () => new Response('', { headers: { 'Content-Type': 'text/javascript' } }),
  'a page of the network': () => new Response('', { headers: { 'Content-Type': 'text/html' } }),
  nothing: () => Promise.reject(new TypeError('Failed to fetch')),
}

it.each([
  [true, 'a browser that forbids workers', 'the script', new DOMException('Not allowed', 'SecurityError')],
  [false, 'a script that failed', 'the script', new TypeError('ServiceWorker script evaluation failed')],
  [
    false,
    'a page of the network, which is gone since',
    'the script',
    new DOMException("The script has an unsupported MIME type ('text/html').", 'SecurityError'),
  ],
  [false, 'a page of the network', 'a page of the network', new DOMException('', 'SecurityError')],
  [false, 'no network', 'nothing', new DOMException('', 'SecurityError')],
] as const)('it is %s that the browser refuses workers after %s', async (refuses, _, reply, reason) => {
  vi.stubGlobal('fetch', async () => replies[reply]())
  expect(await isRefused(reason)).toBe(refuses)
})
