import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { company } from '#src/contract/company.ts'
import { wordsOf } from '#tests/support/words.ts'
import { named, pathOf, startDeployment } from './deployment.ts'

// The build compiles the texts; the test uses their source form.
vi.mock('@lingui/core/macro', () => ({ t: String.raw }))

const {
  configurable,
  page,
  server,
  client,
  serversDatabase,
  restart,
  callOf,
  problemOf,
  afterLimit,
  clear,
  stop,
} = await startDeployment()
beforeEach(clear)
afterAll(stop)

const writes = configurable.filter(({ endpoint }) => endpoint.method !== 'GET')
const waiting = writes.filter(({ endpoint }) => endpoint.waits)
const notWaiting = writes.filter(({ endpoint }) => !endpoint.waits)
const needing = notWaiting.filter(({ endpoint }) => !endpoint.public)

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
    server.behave('reply')
    page.reconnect()
    await vi.waitFor(async () => expect(await serversDatabase.writes.count()).toBe(0))
    expect(server.executed).toEqual([
      { method: endpoint.method, path: expect.stringContaining(pathOf(endpoint)), key: write?.key },
    ])
  })

  it('waits when the server is too late', async () => {
    const { result } = await afterLimit(await callOf(name, endpoint))
    await result
    expect(await serversDatabase.writes.toArray()).toMatchObject([{ state: 'waiting' }])
    server.behave('reply')
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
    server.behave('reply')
    page.reconnect()
    await client(company).get()
    expect(server.received.map(({ path }) => path)).toEqual([pathOf(company.get)])
    expect(await serversDatabase.writes.count()).toBe(0)
  })

  it('says that the server was too late, and that it may have executed the call', async () => {
    const { result } = await afterLimit(await callOf(name, endpoint))
    const problem = await problemOf(result)
    expect(problem).toMatchObject({ status: 0, code: 'timeout' })
    expect(wordsOf('vi')(problem.message)).not.toBe(problem.message)
  })
})

describe.each(named(notWaiting))('the call %s, which is not idempotent,', (name, { endpoint }) => {
  it('is sent only once when the connection breaks after the server has executed it', async () => {
    await restart()
    const call = await callOf(name, endpoint)
    server.behave('cut')
    await problemOf(call())
    expect(server.received).toHaveLength(1)
  })
})
