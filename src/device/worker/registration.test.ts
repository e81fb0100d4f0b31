import { afterEach, expect, it, vi } from 'vitest'
import { isRefused } from './registration.ts'

afterEach(() => vi.unstubAllGlobals())

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
