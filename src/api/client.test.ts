import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { define } from '#src/contract/core/define.ts'

const endpoints = define({
  account: { method: 'POST', path: '{auth}/check', public: true, reply: v.boolean() },
  save: { method: 'POST', path: '{admin}/save', public: true, reply: v.boolean(), writes: [] },
  tasks: { method: 'GET', path: '/api/apps/tasks/all', public: true, reply: v.array(v.string()) },
})

let limits: { ms: number; abort: () => void }[]
let answer: (url: string, init: RequestInit) => Promise<Response>

/** A device with a worker, whose `config.json` names a server for two of the services. */
beforeEach(() => {
  limits = []
  answer = hanging
  vi.resetModules()
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms => {
    const controller = new AbortController()
    limits.push({ ms, abort: () => controller.abort(new DOMException('late', 'TimeoutError')) })
    return controller.signal
  })
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.endsWith('config.json')
      ? Promise.resolve(
          Response.json({ bases: { auth: 'https://auth.example/api', admin: 'https://admin.example' } }),
        )
      : answer(url, init),
  )
  return () => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

/** A server that accepts and never answers. */
const hanging = (_: string, { signal }: RequestInit) =>
  new Promise<Response>((_, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

const calls = async () => (await import('./client.ts')).client(endpoints)
/** The limits of calls, without that of `config.json`. */
const limitsOfCalls = () => limits.slice(1)

test('a read of a configured server that never answers ends after 15 s, and says why', async () => {
  const call = (await calls()).account()
  await vi.waitFor(() => expect(limitsOfCalls().map(({ ms }) => ms)).toEqual([15_000]))
  limitsOfCalls()[0]?.abort()
  await expect(call).rejects.toMatchObject({ status: 0, code: 'timeout' })
})

test('so does one that stops in the middle of its answer', async () => {
  answer = async (_, { signal }) => {
    const body = new ReadableStream({
      start: controller => signal?.addEventListener('abort', () => controller.error(signal.reason)),
    })
    return new Response(body, { headers: { 'Content-Type': 'application/json' } })
  }
  const call = (await calls()).account()
  await vi.waitFor(() => expect(limitsOfCalls()).toHaveLength(1))
  limitsOfCalls()[0]?.abort()
  await expect(call).rejects.toMatchObject({ code: 'timeout' })
})

test('a write may take longer', async () => {
  const call = (await calls()).save()
  await vi.waitFor(() => expect(limitsOfCalls().map(({ ms }) => ms)).toEqual([30_000]))
  limitsOfCalls()[0]?.abort()
  await expect(call).rejects.toMatchObject({ code: 'timeout' })
})

test('what the worker answers has no limit', async () => {
  answer = async () => Response.json([])
  await (await calls()).tasks()
  expect(limitsOfCalls()).toEqual([])
})
