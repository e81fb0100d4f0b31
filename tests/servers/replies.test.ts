import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultBases } from '#src/contract/core/bases.ts'
import { chatHub, maxHub } from '#src/contract/core/hubs.ts'
import type { Behaviour } from '#tests/support/servers/stand-in.ts'
import { wordsOf } from '#tests/support/words.ts'
import { named, startDeployment } from './deployment.ts'

// The build compiles the texts; the test uses their source form.
vi.mock('@lingui/core/macro', () => ({ t: String.raw }))

const { configurable, server, serversDatabase, callOf, problemOf, afterLimit, clear, stop } =
  await startDeployment()
beforeEach(clear)
afterAll(stop)

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
      const { result } = await afterLimit(call)
      expect(await problemOf(result)).toMatchObject({ status: 0, code: 'timeout' })
    })
  },
)

it('every base has a call or a hub', () => {
  const paths = [...configurable.map(({ endpoint }) => endpoint.path), chatHub.path, maxHub.path]
  expect(new Set(paths.map(path => /^\{(\w+)\}/.exec(path)?.[1]))).toEqual(new Set(Object.keys(defaultBases)))
})
