import * as v from 'valibot'
import { expect, it } from 'vitest'
import { define } from '#src/contract/core/define.ts'
import { defineDomain } from './define-domain.ts'
import { handle } from './handle.ts'
import { createServer } from './server.ts'

const contract = define({
  get: {
    method: 'GET',
    path: '/api/shelves/{shelf}/goods/{name}',
    public: true,
    params: v.object({ shelf: v.string(), name: v.string() }),
    reply: v.object({ shelf: v.string(), name: v.string() }),
  },
})
const handlers = handle(contract, { get: ({ params }) => params })
const server = createServer([
  defineDomain({ name: 'products', contract, handlers: async () => ({ handlers }) }),
])
const get = (path: string) => server(new Request(`https://outpost.example${path}`))

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
