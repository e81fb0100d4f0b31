import { beforeEach, expect, it } from 'vitest'
import { products } from '#src/contract/products.ts'
import { issue } from '#sw/session/token.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { call, freshServer } from '#tests/support/server.ts'

beforeEach(freshServer)

const page = { page: '0', size: '20' }

it('a cashier gets products without costs, and no list in their order', async () => {
  await call(products.update, { body: { id: 'watch-1', product: { cost: 1, stock: 99 } } })
  const token = await issue('truc')
  const watch = { token, query: { id: 'watch-1' } }
  expect(await conforming(products.get, watch)).not.toHaveProperty('cost')
  const [change] = await conforming(products.history, watch)
  expect(change?.fields.map(({ name }) => name)).toEqual(['stock'])
  const summary = await conforming(products.stock, { token })
  expect(Object.keys(summary)).not.toEqual(expect.arrayContaining(['worth']))
  expect(JSON.stringify(summary)).not.toMatch(/"(cost|best)"/)
  const byCost = await conforming(products.list, { token, query: { ...page, sort: 'cost' } })
  expect(byCost).toEqual(await conforming(products.list, { token, query: page }))
  expect(JSON.stringify(byCost)).not.toContain('"cost"')
})

it('the owner and the store keeper get costs', async () => {
  for (const user of ['huong', 'tam'])
    expect(
      await conforming(products.get, { token: await issue(user), query: { id: 'watch-1' } }),
    ).toHaveProperty('cost')
})
