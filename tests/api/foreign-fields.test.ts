import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { filled } from '#tests/support/filled.ts'
import { freshServer, send } from '#tests/support/server.ts'
import { named, writes } from './attack.ts'
import { dump } from './dump.ts'
import { keepPristine, type Pristine } from './pristine.ts'
import { sampleRequestOf } from './sample-requests/all.ts'

let pristine: Pristine

beforeAll(async () => {
  await freshServer()
  pristine = await keepPristine()
})
beforeEach(() => pristine.restore())

/** Returns JSON with unknown fields in every object; an id is added only where there is none. */
const withForeign = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(withForeign).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const own = Object.entries(value).map(([key, inside]) => `${JSON.stringify(key)}:${withForeign(inside)}`)
  const id = Object.hasOwn(value, 'id') ? [] : ['"id":"foreign-id"']
  return `{${[...own, ...id, ...foreign].join()}}`
}

const nested = '['.repeat(20_000) + ']'.repeat(20_000)
const foreign = [
  '"__proto__":{"foreign":1}',
  '"constructor":{"prototype":{"foreign":1}}',
  '"toString":"foreign"',
  `"foreign":${nested}`,
]

const ofJson = writes.filter(({ endpoint }) => endpoint.body && !endpoint.multipart)

describe('unknown fields are dropped, and the server sets the ids', () => {
  it.each(named(ofJson))('%s', async (name, { endpoint }) => {
    const sent = await sampleRequestOf(name)
    const response = await send(endpoint, { ...sent, body: withForeign(sent.body) })
    expect([response.status, await response.text()]).toEqual([200, expect.not.stringContaining('foreign')])
    for (const [table, rows] of filled(Object.entries(await dump())))
      expect([table, /foreign|constructor|__proto__/.exec(rows)?.[0]]).toEqual([table, undefined])
  })
})

afterAll(() => {
  expect(({} as { foreign?: unknown }).foreign).toBeUndefined()
})
