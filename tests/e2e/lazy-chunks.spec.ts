import { chunkAddresses } from '#tests/support/browser/chunk-addresses.ts'
import { apiOf } from '#tests/support/data/api.ts'
import { expect, test } from '#tests/support/test.ts'

// The chunks of the worker are installed before they are needed.
test.use({ installed: false, fullInstall: true })

const base = '/api/apps/ecommerce/inventory'

interface Page {
  products: { id: string; name: string }[]
}

test('a list that a lazily loaded chunk of the worker caches is up to date after each write', async ({
  page,
  request,
}) => {
  const core = await (await request.get('worker.js')).text()
  expect(chunkAddresses(core), 'products are not part of the core script').toContainEqual(
    expect.objectContaining({ name: 'products' }),
  )

  await page.goto('sign-in/outpost')
  const api = await apiOf(page)
  const named = async (search: string) => {
    const { reply } = await api.send(`${base}/products?search=${search}&sort=name&order=asc&page=0&size=50`)
    return (reply as Page).products.map(({ name }) => name)
  }
  expect(await named('zqx')).toEqual([])

  const { reply } = await api.send(`${base}/product`, { method: 'POST' })
  const { id } = reply as Page['products'][number]
  for (const name of ['Zqx 1', 'Zqx 2', 'Zqx 3']) {
    await api.send(`${base}/product`, { method: 'PATCH', body: { id, product: { name } } })
    expect(await named('zqx')).toEqual([name])
  }
  const found = await api.send('/api/dms/product/search?value=zqx&page=0&size=10')
  expect(found.reply).toMatchObject({ items: [{ id, name: 'Zqx 3' }] })

  await api.send(`${base}/product?id=${id}`, { method: 'DELETE' })
  expect(await named('zqx')).toEqual([])
})
