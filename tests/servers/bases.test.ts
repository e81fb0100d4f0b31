import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallInput } from '#src/api/call-input.ts'
import type { Endpoint } from '#src/contract/core/define.ts'
import type { Behaviour } from '#tests/support/stand-in.ts'
import { openPage } from './page.ts'

// The build compiles the texts; the test uses their source form.
vi.mock('@lingui/core/macro', () => ({ t: String.raw }))

// All modules of the page are loaded by this test, after the page has been opened.
vi.resetModules()
let start = (_: object) => {}
const page = openPage(
  new Promise(resolve => {
    start = resolve
  }),
)
const { startSession } = await import('#src/api/session.ts')
const { client } = await import('#src/api/client.ts')
const { serversDatabase } = await import('#src/device/servers/database.ts')
const { oldestCopy } = await import('#src/device/servers/copy-age.ts')
const { company } = await import('#src/contract/company.ts')
const { ApiProblem } = await import('#src/lib/problem.ts')
const { issue } = await import('#sw/session/token.ts')
const { freshServer } = await import('#tests/support/server.ts')
const { startStandIn } = await import('#tests/support/stand-in.ts')
const { wordsOf } = await import('#tests/support/words.ts')
const { endpoints, named } = await import('#tests/api/attack.ts')
const { needsPreparation, sampleRequestOf } = await import('#tests/api/sample-requests/all.ts')

const configurable = endpoints.filter(({ endpoint }) => endpoint.path.startsWith('{'))
const guarded = configurable.filter(({ endpoint }) => !endpoint.public)
const reads = guarded.filter(({ endpoint }) => endpoint.method === 'GET')
const waiting = guarded.filter(({ endpoint }) => endpoint.waits)
const needing = guarded.filter(({ endpoint }) => endpoint.method !== 'GET' && !endpoint.waits)
const notWaiting = configurable.filter(({ endpoint }) => !endpoint.waits)

let server: Awaited<ReturnType<typeof startStandIn>>

beforeAll(async () => {
  server = await startStandIn()
  start(server.config)
  await restart()
})
afterAll(() => {
  server.stop()
  page.close()
})
beforeEach(async () => {
  server.behave('answer')
  server.received.length = 0
  server.executed.length = 0
  vi.spyOn(console, 'error').mockReturnValue()
  await Promise.all([serversDatabase.writes.clear(), serversDatabase.copies.clear()])
})

/** Gives the server a new sample, and a session of it to the page. */
async function restart() {
  await freshServer()
  startSession(await issue('huong'), { remember: true })
}

const pathOf = ({ path }: Endpoint) => path.replace(/^\{(\w+)\}/, '/api/$1')

/** Returns a function that makes a sample call of an endpoint as a screen does. */
async function callOf(name: string, endpoint: Endpoint): Promise<() => Promise<unknown>> {
  if (needsPreparation(name)) await restart()
  const { params, query, headers, body } = await sampleRequestOf(name)
  const input: CallInput = {
    ...(params && { params }),
    ...(query && { query }),
    ...(headers && { headers }),
    ...(body !== undefined && { body: body instanceof FormData ? Object.fromEntries(body) : body }),
  }
  const call: (input: CallInput) => Promise<unknown> = client({ endpoint }).endpoint
  return () => call(input)
}

/** Returns the problem of a call that must fail. */
async function problemOf(call: Promise<unknown>) {
  const problem: unknown = await call.catch((error: unknown) => error)
  if (!(problem instanceof ApiProblem)) throw new Error(`It did not fail: ${JSON.stringify(problem)}`)
  return problem
}

/** Starts a call of a server that never replies, and lets the time limit pass when the call has arrived. */
function afterLimit(call: () => Promise<unknown>) {
  server.behave('hang')
  const arrived = server.nextCall()
  const result = call()
  return { result, passed: arrived.then(() => page.passLimits()) }
}

describe.each(named(reads))('the read %s', (name, { endpoint }) => {
  it.each(['away', 'gateway'] satisfies Behaviour[])(
    'is answered from its copy, with the age, when the server is: %s',
    async behaviour => {
      const call = await callOf(name, endpoint)
      const reply = await call()
      expect(oldestCopy()).toBeUndefined()
      const [copy] = await vi.waitFor(async () => {
        const copies = await serversDatabase.copies.toArray()
        expect(copies).toHaveLength(1)
        return copies
      })
      server.behave(behaviour)
      expect(await call()).toEqual(reply)
      expect(oldestCopy()).toBe(copy?.at)
      server.behave('answer')
      await call()
      expect(oldestCopy()).toBeUndefined()
    },
  )

  it('fails without a copy, and says whether the server was too late', async () => {
    const call = await callOf(name, endpoint)
    server.behave('away')
    expect(await problemOf(call())).toMatchObject({ status: 0, code: 'noAnswer' })
    const { result, passed } = afterLimit(call)
    await passed
    expect(await problemOf(result)).toMatchObject({ status: 0, code: 'timeout' })
  })
})

describe.each(named(waiting))('the write %s', (name, { endpoint }) => {
  beforeEach(restart)

  it('waits while the server is away, and is sent once when it is back', async () => {
    const call = await callOf(name, endpoint)
    server.behave('away')
    const kept = await call()
    const message: unknown = expect.stringContaining('Kept on this device')
    expect(kept).toEqual(
      typeof endpoint.waits?.reply === 'object'
        ? { ...endpoint.waits.reply, message }
        : endpoint.waits?.reply,
    )
    const [write] = await serversDatabase.writes.toArray()
    expect(write).toMatchObject({ state: 'waiting', method: endpoint.method, path: endpoint.path })
    server.behave('answer')
    page.reconnect()
    await vi.waitFor(async () => expect(await serversDatabase.writes.count()).toBe(0))
    expect(server.executed).toEqual([
      { method: endpoint.method, path: expect.stringContaining(pathOf(endpoint)), key: write?.key },
    ])
  })

  it('waits when the server is too late', async () => {
    const { result, passed } = afterLimit(await callOf(name, endpoint))
    await passed
    await result
    expect(await serversDatabase.writes.toArray()).toMatchObject([{ state: 'waiting' }])
    server.behave('answer')
    page.passLimits()
    page.reconnect()
    await vi.waitFor(async () => expect(await serversDatabase.writes.count()).toBe(0))
    expect(server.executed).toHaveLength(1)
  })
})

describe.each(named(needing))('the write %s', (name, { endpoint }) => {
  it('says that it needs the network, and is not sent later', async () => {
    const call = await callOf(name, endpoint)
    server.behave('away')
    const problem = await problemOf(call())
    expect(problem).toMatchObject({ status: 0, code: 'needsNetwork' })
    expect(wordsOf('en')(problem.message)).toBe(problem.message)
    expect(wordsOf('vi')(problem.message)).not.toBe(problem.message)
    server.behave('answer')
    page.reconnect()
    await client(company).get()
    expect(server.received.map(({ path }) => path)).toEqual([pathOf(company.get)])
    expect(await serversDatabase.writes.count()).toBe(0)
  })

  it('says that the server was too late, and that it may have executed the call', async () => {
    const { result, passed } = afterLimit(await callOf(name, endpoint))
    await passed
    const problem = await problemOf(result)
    expect(problem).toMatchObject({ status: 0, code: 'timeout' })
    expect(wordsOf('vi')(problem.message)).not.toBe(problem.message)
  })
})

describe.each(named(notWaiting.filter(({ endpoint }) => endpoint.method !== 'GET')))(
  'the call %s, which is not idempotent,',
  (name, { endpoint }) => {
    it('is sent only once when the connection breaks after the server has executed it', async () => {
      await restart()
      const call = await callOf(name, endpoint)
      server.behave('cut')
      await problemOf(call())
      expect(server.received).toHaveLength(1)
    })
  },
)

describe.each(named(configurable))('the call %s', (name, { endpoint }) => {
  it.each(['html', 'otherShape'] satisfies Behaviour[])(
    'fails with a problem that names it when the reply is %s',
    async behaviour => {
      const call = await callOf(name, endpoint)
      server.behave(behaviour)
      const problem = await problemOf(call())
      const operation = `${endpoint.method} ${endpoint.path.replace(/[{}]/g, '')}`
      expect(problem).toMatchObject({ status: 200, code: 'badReply' })
      expect(problem.message).toContain(`“${operation}”`)
      const words = problem.message.replace(operation, '{operation}')
      expect(wordsOf('vi')(words)).not.toBe(words)
      expect(await serversDatabase.writes.count()).toBe(0)
      expect(await serversDatabase.copies.count()).toBe(0)
    },
  )
})

describe.each(named(configurable.filter(({ endpoint }) => endpoint.public)))(
  'the call %s without a session',
  (name, { endpoint }) => {
    it('gets the reply of the server, and says whether it is away or too late', async () => {
      const call = await callOf(name, endpoint)
      await call()
      expect(server.executed).toHaveLength(1)
      server.behave('away')
      expect(await problemOf(call())).toMatchObject({ status: 0, code: 'noAnswer' })
      const { result, passed } = afterLimit(call)
      await passed
      expect(await problemOf(result)).toMatchObject({ status: 0, code: 'timeout' })
    })
  },
)

it('every base has a call or a hub', async () => {
  const { defaultBases } = await import('#src/contract/core/bases.ts')
  const { chatHub, maxHub } = await import('#src/contract/core/hubs.ts')
  const paths = [...configurable.map(({ endpoint }) => endpoint.path), chatHub.path, maxHub.path]
  expect(new Set(paths.map(path => /^\{(\w+)\}/.exec(path)?.[1]))).toEqual(new Set(Object.keys(defaultBases)))
})
