import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { scaleDelays } from '#sw/server/delay.ts'
import { covers } from '#tests/support/checks/covers.ts'
import { freshServer, send } from '#tests/support/server.ts'
import { endpoints } from './attack.ts'
import { sampleRequestOf } from './sample-requests/all.ts'

beforeAll(freshServer)
afterEach(() => scaleDelays(0))

/** A factor that makes pauses negligible, but different from all other timers. */
const scale = 1e-9

/** spec: sample-data.md sections 7 and 9 */
const pauses = [
  ['products.list', 300],
  ['mails.list', 625],
  ['session.forgotPassword', 1000],
  ['session.resetPassword', 1000],
  ['session.signIn', 1500],
  ['session.signUp', 1500],
  ['session.unlock', 1500],
] as const

it.each(pauses)('%s has a pause of %s ms', async (name, pause) => {
  covers('products.delay', 'mails.delay', 'session.password-delay', 'session.sign-in-delay')
  const endpoint = endpoints.find(one => one.name === name)?.endpoint
  if (!endpoint) throw new Error(name)
  const sent = await sampleRequestOf(name)
  scaleDelays(scale)
  const timeouts = vi.spyOn(globalThis, 'setTimeout')
  await send(endpoint, sent)
  const asked = timeouts.mock.calls.map(([, ms = 0]) => Math.round(ms / scale))
  timeouts.mockRestore()
  expect(asked).toContain(pause)
})
