import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Behaviour } from '#tests/support/servers/stand-in.ts'
import { named, startDeployment } from './deployment.ts'

// The build compiles the texts; the test uses their source form.
vi.mock('@lingui/core/macro', () => ({ t: String.raw }))

const { configurable, server, serversDatabase, oldestCopy, callOf, problemOf, afterLimit, clear, stop } =
  await startDeployment()
beforeEach(clear)
afterAll(stop)

const reads = configurable.filter(({ endpoint }) => !endpoint.public && endpoint.method === 'GET')

describe.each(named(reads))('the read %s', (name, { endpoint }) => {
  it.each(['away', 'gateway'] satisfies Behaviour[])(
    'gets its copy, with the age, when the server is: %s',
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
      server.behave('reply')
      await call()
      expect(oldestCopy()).toBeUndefined()
    },
  )

  it('fails without a copy, and says whether the server was too late', async () => {
    const call = await callOf(name, endpoint)
    server.behave('away')
    expect(await problemOf(call())).toMatchObject({ status: 0, code: 'noAnswer' })
    const { result } = await afterLimit(call)
    expect(await problemOf(result)).toMatchObject({ status: 0, code: 'timeout' })
  })
})
