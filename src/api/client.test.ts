import * as v from 'valibot'
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { define } from '#src/contract/core/define.ts'

// The build compiles the texts; the test uses their source form.
vi.mock('@lingui/core/macro', () => ({ t: String.raw }))

const User = v.object({ id: v.string(), name: v.optional(v.string(), '') })

const endpoints = define({
  account: { method: 'POST', path: '{auth}/check', public: true, reply: v.boolean() },
  save: { method: 'POST', path: '{admin}/save', public: true, reply: v.boolean(), writes: [] },
  user: { method: 'GET', path: '{auth}/user', public: true, reply: User },
  tasks: { method: 'GET', path: '/api/apps/tasks/all', public: true, reply: v.array(v.string()) },
})

/** The first import of the client takes long on a busy machine. */
const patient = { timeout: 30_000 }

let limits: { ms: number; abort: () => void }[]
let errors: MockInstance<typeof console.error>
let respond: (url: string, init: RequestInit) => Promise<Response>

/** A device with a worker, whose `config.json` names a server for two of the services. */
beforeEach(() => {
  limits = []
  respond = hanging
  vi.resetModules()
  errors = vi.spyOn(console, 'error').mockReturnValue()
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
      : respond(url, init),
  )
  return () => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  }
})

/** A server that accepts a connection and never replies. */
const hanging = (_: string, { signal }: RequestInit) =>
  new Promise<Response>((_, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

const calls = async () => (await import('./client.ts')).client(endpoints)
/** The time limits of calls, without that of `config.json`. */
const limitsOfCalls = () => limits.slice(1)

test('a read of a configured server that never responds ends after 15 s, and gives the reason', async () => {
  const call = (await calls()).account()
  await vi.waitFor(() => expect(limitsOfCalls().map(({ ms }) => ms)).toEqual([15_000]), patient)
  limitsOfCalls()[0]?.abort()
  await expect(call).rejects.toMatchObject({ status: 0, code: 'timeout' })
})

test('a read whose reply stops in the middle also ends', async () => {
  respond = async (_, { signal }) => {
    const body = new ReadableStream({
      start: controller => signal?.addEventListener('abort', () => controller.error(signal.reason)),
    })
    return new Response(body, { headers: { 'Content-Type': 'application/json' } })
  }
  const call = (await calls()).account()
  await vi.waitFor(() => expect(limitsOfCalls()).toHaveLength(1), patient)
  limitsOfCalls()[0]?.abort()
  await expect(call).rejects.toMatchObject({ code: 'timeout' })
})

test('a write has a longer limit', async () => {
  const call = (await calls()).save()
  await vi.waitFor(() => expect(limitsOfCalls().map(({ ms }) => ms)).toEqual([30_000]), patient)
  limitsOfCalls()[0]?.abort()
  await expect(call).rejects.toMatchObject({ code: 'timeout' })
})

test('calls to the worker have no limit', async () => {
  respond = async () => Response.json([])
  await (await calls()).tasks()
  expect(limitsOfCalls()).toEqual([])
})

test('a reply with another shape is refused with a problem that names the call; the console shows the difference', async () => {
  respond = async () => Response.json({ id: 7 })
  const call = (await calls()).user()
  await expect(call).rejects.toMatchObject({
    status: 200,
    code: 'badReply',
    message: expect.stringContaining('“GET auth/user”'),
  })
  expect(errors).toHaveBeenCalledExactlyOnceWith('The reply to GET auth/user breaks the contract.', [
    'id: Invalid type: Expected string but received 7',
  ])
})

test('a page with status 200 is refused as well', async () => {
  respond = async () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })
  await expect((await calls()).user()).rejects.toMatchObject({ status: 200, code: 'badReply' })
})

test('the console shows at most 20 differences of a reply', async () => {
  vi.stubEnv('DEV', true)
  respond = async () => Response.json(Array.from({ length: 1000 }, () => 1))
  await expect((await calls()).tasks()).rejects.toMatchObject({ code: 'badReply' })
  expect(errors.mock.calls[0]?.[1]).toHaveLength(20)
})

test('a reply is returned as the contract describes it: without unknown fields, with defaults for missing ones', async () => {
  respond = async () => Response.json({ id: '7', rank: 3 })
  expect(await (await calls()).user()).toEqual({ id: '7', name: '' })
})

test('the replies of the build’s worker are not checked, unless a test asks for it', async () => {
  vi.stubEnv('DEV', false)
  respond = async () => Response.json([7])
  expect(await (await calls()).tasks()).toEqual([7])
  vi.stubGlobal('checksReplies', true)
  await expect((await calls()).tasks()).rejects.toMatchObject({ code: 'badReply' })
})
