import { beforeEach, describe, expect, it } from 'vitest'
import { products as sample } from '#seed/products.ts'
import { type Product, products } from '#src/contract/products.ts'
import { db } from '#sw/storage/db.ts'
import { serveUpload } from '#sw/uploads/serve-upload.ts'
import { formOf, picture } from '#tests/api/sample-requests/sample-request.ts'
import { call, freshServer, send } from '#tests/support/server.ts'

beforeEach(freshServer)

const rows = async (): Promise<Product[]> =>
  (await call(products.list, { query: { page: '0', size: '1000' } })).products
const total = sample.products.length

describe('several products', () => {
  const ids = ['watch-1', 'watch-2']

  it('are patched together, with their prices, or not at all', async () => {
    const edits = ids.map(id => ({ id, product: { active: false, basePrice: 1000, taxPercent: 10 } }))
    const patched = await call(products.updateMany, { body: { products: edits } })
    expect(patched).toMatchObject(ids.map(id => ({ id, active: false, price: 1100 })))
    const missing = [...edits.map(({ id }) => ({ id, product: { stock: 777 } })), { id: 'none', product: {} }]
    expect((await send(products.updateMany, { body: { products: missing } })).status).toBe(404)
    expect((await call(products.get, { query: { id: 'watch-1' } })).stock).not.toBe(777)
  })

  it('are removed together, or not at all, and restored unchanged', async () => {
    const before = await rows()
    expect((await send(products.removeMany, { body: { ids: [...ids, 'none'] } })).status).toBe(404)
    expect(await rows()).toEqual(before)
    expect(await call(products.removeMany, { body: { ids } })).toBe(true)
    expect(await rows()).toHaveLength(total - 2)
    await call(products.restoreMany, { body: { ids } })
    expect(await rows()).toEqual(before)
  })
})

describe('a picture', () => {
  const add = (id: string, file = picture()) =>
    send(products.addPicture, { body: formOf({ id, picture: file }) })

  it('is stored after the others; the first one is the thumbnail', async () => {
    const { id } = await call(products.create)
    const first: Product = await (await add(id)).json()
    const second: Product = await (await add(id)).json()
    expect(second.images).toHaveLength(2)
    expect(second).toMatchObject({
      thumbnail: first.images[0],
      images: [first.images[0], expect.any(String)],
    })
    const response = await serveUpload(second.images[1] ?? '')
    expect(response.headers.get('Content-Type')).toBe('image/png')
  })

  it('of another type, or for a product that does not exist, is refused and not stored', async () => {
    expect((await add('watch-1', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }))).status).toBe(400)
    expect((await add('none')).status).toBe(404)
    expect(await db.uploads.count()).toBe(0)
  })
})
