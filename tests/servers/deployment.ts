import { vi } from 'vitest'
import type { CallInput } from '#src/api/call-input.ts'
import type { Endpoint } from '#src/contract/core/define.ts'
import { openPage } from './page.ts'

/**
 * Starts a page of a deployment whose `config.json` has every base at the stand-in, with a signed-in user. All modules of
 * the page and of the server are loaded here, after the page has been opened.
 */
export async function startDeployment() {
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
  const { ApiProblem } = await import('#src/lib/problem.ts')
  const { issue } = await import('#sw/session/token.ts')
  const { freshServer } = await import('#tests/support/server.ts')
  const { startStandIn } = await import('#tests/support/servers/stand-in.ts')
  const { endpoints } = await import('#tests/api/attack.ts')
  const { needsPreparation, sampleRequestOf } = await import('#tests/api/sample-requests/all.ts')

  const server = await startStandIn()
  start(server.config)

  /** Gives the server a new sample, and a session of it to the page. */
  async function restart() {
    await freshServer()
    startSession(await issue('huong'), { remember: true })
  }
  await restart()

  return {
    page,
    server,
    client,
    serversDatabase,
    oldestCopy,
    restart,
    configurable: endpoints.filter(({ endpoint }) => endpoint.path.startsWith('{')),

    /** Call it before each test. */
    async clear() {
      server.behave('reply')
      server.received.length = 0
      server.executed.length = 0
      vi.spyOn(console, 'error').mockReturnValue()
      await Promise.all([serversDatabase.writes.clear(), serversDatabase.copies.clear()])
    },

    /** Returns a function that makes a sample call of an endpoint as a screen does. */
    async callOf(name: string, endpoint: Endpoint): Promise<() => Promise<unknown>> {
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
    },

    /** Returns the problem of a call that must fail. */
    async problemOf(call: Promise<unknown>) {
      const problem: unknown = await call.catch((error: unknown) => error)
      if (!(problem instanceof ApiProblem)) throw new Error(`It did not fail: ${JSON.stringify(problem)}`)
      return problem
    },

    /** Makes a call of a server that never replies, and lets its time limit pass when it has arrived. */
    async afterLimit(call: () => Promise<unknown>) {
      server.behave('hang')
      const arrived = server.nextCall()
      // A rejection is awaited later.
      const result = call()
      result.catch(() => undefined)
      await arrived
      page.passLimits()
      return { result }
    },

    stop() {
      server.stop()
      page.close()
      vi.resetModules()
    },
  }
}

export const pathOf = ({ path }: Endpoint) => path.replace(/^\{(\w+)\}/, '/api/$1')

/** Returns the cases for `it.each`. */
export const named = <One extends { name: string }>(list: readonly One[]) =>
  list.map(one => [one.name, one] as const)
