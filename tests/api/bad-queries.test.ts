import { beforeAll, describe, expect, it } from 'vitest'
import { freshServer, send } from '#tests/support/server.ts'
import { endpoints, named } from './attack.ts'
import { dump } from './dump.ts'
import type { Shape } from './shape.ts'

beforeAll(freshServer)

const withQuery = endpoints.filter(({ endpoint }) => endpoint.query ?? endpoint.params)
const huge = '9'.repeat(100_000)
const texts = [
  '',
  ' ',
  '-1',
  '0',
  '1.5',
  '1e9',
  'NaN',
  'Infinity',
  'null',
  '__proto__',
  '%',
  '\u0000',
  '[',
  huge,
]

/** Every parameter of a query or a path, with every text that may be invalid there. */
describe('no query causes a server error, and none changes anything', () => {
  it.each(named(withQuery))('%s', async (_, { endpoint }) => {
    const before = await dump()
    const faults: string[] = []
    for (const part of ['query', 'params'] as const) {
      const { entries = {} } = (endpoint[part] ?? {}) as unknown as Shape
      for (const name of Object.keys(entries))
        for (const text of texts) {
          const value = part === 'params' ? encodeURIComponent(text) || 'none' : text
          const response = await send(endpoint, { [part]: { [name]: value } })
          const reply = await response.json()
          const isRefused = [400, 404].includes(response.status) && reply.message
          if (response.status !== 200 && !isRefused)
            faults.push(`${name}=${text.slice(0, 20)} ${response.status}`)
        }
    }
    expect(faults).toEqual([])
    expect(await dump()).toEqual(before)
  })

  it.each(['page', 'size', 'limit'])('%s must be a whole number', async name => {
    const paged = withQuery.filter(({ endpoint }) =>
      Object.hasOwn((endpoint.query as unknown as Shape)?.entries ?? {}, name),
    )
    expect(paged.length).toBeGreaterThan(0)
    for (const { endpoint } of paged)
      for (const text of ['-1', '1.5', '1e9', 'NaN', 'Infinity', 'null', huge]) {
        const response = await send(endpoint, { query: { [name]: text } })
        expect([endpoint.path, text.slice(0, 9), response.status]).toEqual([
          endpoint.path,
          text.slice(0, 9),
          400,
        ])
        expect((await response.json()).message).toContain(name)
      }
  })
})
