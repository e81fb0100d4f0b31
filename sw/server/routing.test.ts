import * as v from 'valibot'
import { expect, it } from 'vitest'
import { define } from '#src/contract/core/define.ts'
import { domains } from '#sw/domains.ts'
import { defineDomain } from './define-domain.ts'
import { handle } from './handle.ts'
import { createServer } from './server.ts'

const shelves = define({
  get: {
    method: 'GET',
    path: '/api/shelves/{shelf}/goods/{name}',
    public: true,
    params: v.object({ shelf: v.string(), name: v.string() }),
    reply: v.object({ shelf: v.string(), name: v.string() }),
  },
})
const old = define({
  get: { method: 'GET', path: '/api/shelves/old', public: true, reply: v.string() },
})

/** The names of the modules that were loaded. */
const loaded: string[] = []
const load = (name: string, handlers: object) => async () => {
  loaded.push(name)
  return { handlers }
}
const server = createServer([
  defineDomain({
    name: 'products',
    contract: { ...shelves, getOld: old.get },
    handlers: {
      '/api/shelves': load('shelves', handle(shelves, { get: ({ params }) => params })),
      '/api/shelves/old': load('old', handle(old, { get: () => 'old' })),
    },
  }),
])
const get = (path: string, method = 'GET') =>
  server(new Request(`https://outpost.example${path}`, { method }))

it.each(['cà phê/1', 'a b', '%', '100 %', '../x', 'tr\u00e0?#&=+', '{name}'])(
  'the path parameter “%s” arrives unchanged',
  async name => {
    const response = await get(`/api/shelves/${encodeURIComponent('kệ/2')}/goods/${encodeURIComponent(name)}`)
    expect([response.status, await response.json()]).toEqual([200, { shelf: 'kệ/2', name }])
  },
)

it('a path parameter with an invalid encoding is refused with its name', async () => {
  const response = await get('/api/shelves/1/goods/%E0%A4%A')
  expect([response.status, (await response.json()).field]).toEqual([400, 'name'])
})

it('the module of the longest path that a call begins with is loaded, once', async () => {
  loaded.length = 0
  expect(await (await get('/api/shelves/old')).json()).toBe('old')
  await get('/api/shelves/old')
  expect(loaded).toEqual(['old'])
})

it.each([
  ['/api/shelves', 'GET', 404],
  ['/api/shelves/', 'GET', 404],
  ['/api/shelvesold', 'GET', 404],
  ['/api/shelves/old/1', 'GET', 404],
  ['/api', 'GET', 404],
  ['/api/shelves/old', 'PUT', 405],
])('%s %s is %d', async (path, method, status) => {
  expect((await get(path, method)).status).toBe(status)
})

it('no two domains have the same path', () => {
  const paths = domains.flatMap(({ handlers }) => Object.keys(handlers ?? {}))
  expect(paths).not.toEqual([])
  expect(paths.filter((path, index) => paths.indexOf(path) < index)).toEqual([])
})
