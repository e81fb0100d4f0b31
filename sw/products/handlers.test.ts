import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { products as sample } from '#seed/products.ts'
import type { Endpoint, Reply } from '#src/contract/core/define.ts'
import { type Product, Product as ProductSchema, priceOf, products } from '#src/contract/products.ts'
import { fold } from '#src/lib/text/fold.ts'
import { scaleDelays } from '#sw/server/delay.ts'
import { db } from '#sw/storage/db.ts'
import { formOf, jsonFile, picture } from '#tests/api/sample-requests/sample-request.ts'
import { covers } from '#tests/support/checks/covers.ts'
import { call, freshServer, send } from '#tests/support/server.ts'

type Page = Reply<typeof products.list>

const page = (query: Record<string, string> = {}): Promise<Page> => call(products.list, { query })
const rows = async (query: Record<string, string> = {}) =>
  (await page({ page: '0', size: '1000', ...query })).products as Product[]
const get = (id = 'watch-1'): Promise<Product> => call(products.get, { query: { id } })
const update = (id: string, product: object): Promise<Product> =>
  call(products.update, { body: { id, product } })
const total = sample.products.length

beforeEach(freshServer)

describe('the sample', () => {
  it('has watches that match the contract, with prices from base and tax, and known brands and vendors', async () => {
    const Row = v.strictObject({ ...ProductSchema.entries, position: v.number() })
    const ids = async (endpoint: Endpoint) => ((await call(endpoint)) as { id: string }[]).map(({ id }) => id)
    const [categories, brands, vendors, tags] = await Promise.all(
      [products.categories, products.brands, products.vendors, products.tags].map(ids),
    )
    expect([categories?.length, brands?.length, vendors?.length, tags?.length]).toEqual([3, 5, 3, 5])
    for (const row of sample.products) {
      expect(v.safeParse(Row, row).issues, row.name).toBeUndefined()
      expect(row.price).toBe(priceOf(row.basePrice, row.taxPercent))
      expect([8, 10, 18, 20, 30]).toContain(row.taxPercent)
      expect(categories).toContain(row.category)
      expect(brands).toContain(row.brand)
      expect(vendors).toContain(row.vendor)
      for (const tag of row.tags) expect(tags).toContain(tag)
    }
    expect(new Set(sample.products.map(({ sku }) => sku)).size).toBe(total)
  })
})

describe('the list', () => {
  it('without parameters returns the second ten by name: the default page is 1, slicing starts at 0', async () => {
    covers('products.default-page')
    const all = await rows()
    const { products: second, pagination } = await page()
    expect(second).toEqual(all.slice(10, 20))
    expect(pagination).toEqual({
      length: total,
      size: 10,
      page: 1,
      lastPage: Math.ceil(total / 10),
      startIndex: 10,
      endIndex: 19,
    })
    const names = all.map(({ name }) => name)
    expect(names).toEqual([...names].sort(new Intl.Collator('vi').compare))
  })

  it('past the last page has no products, only lastPage', async () => {
    covers('errors.products-page')
    const lastPage = Math.ceil(total / 10)
    expect(await page({ page: String(lastPage) })).toEqual({ products: null, pagination: { lastPage } })
    const last = await page({ page: String(lastPage - 1) })
    expect(last.products).toHaveLength(total - (lastPage - 1) * 10)
    expect(last.pagination).toMatchObject({ endIndex: total - 1 })
  })

  it('of no products has one empty page', async () => {
    expect(await page({ search: 'zzz', page: '0' })).toEqual({
      products: [],
      pagination: { length: 0, size: 10, page: 0, lastPage: 1, startIndex: 0, endIndex: -1 },
    })
    expect(await page({ search: 'zzz' })).toEqual({ products: null, pagination: { lastPage: 1 } })
  })

  it('is searched by part of the name, ignoring case and accents', async () => {
    covers('products.search')
    const found = await rows({ search: 'CAM TU' })
    expect(found.length).toBeGreaterThan(0)
    expect(found).toEqual((await rows()).filter(({ name }) => fold(name).includes('cam tu')))
  })

  it.each(['category', 'tags', 'id'])(
    'has the newest first when it is sorted by %s, which has no numbers',
    async sort => {
      const created = await call(products.create)
      expect((await rows({ sort, order: 'asc' }))[0]?.id).toBe(created.id)
      expect((await rows({ sort, order: 'desc' }))[0]?.id).toBe(created.id)
    },
  )

  it.each(['sku', 'name', 'active'])('sorts %s as text, in both directions', async sort => {
    const texts = (list: Product[]) => list.map(row => String(row[sort as keyof Product]))
    const { compare } = new Intl.Collator('vi')
    const ascending = texts(await rows({ sort, order: 'asc' }))
    expect(ascending).toEqual([...ascending].sort(compare))
    expect(texts(await rows({ sort, order: 'desc' }))).toEqual(ascending.toReversed())
  })

  it.each(['price', 'stock', 'cost', 'weight'] as const)(
    'sorts %s as numbers, in both directions',
    async sort => {
      const numbers = async (order: string) => (await rows({ sort, order })).map(row => row[sort])
      const ascending = await numbers('asc')
      expect(ascending).toEqual([...ascending].sort((a, b) => a - b))
      expect(await numbers('desc')).toEqual(ascending.toReversed())
    },
  )

  it('keeps newest first among equal rows', async () => {
    const first = await call(products.create)
    const second = await call(products.create)
    for (const order of ['asc', 'desc']) {
      const found = await rows({ search: 'a new product', sort: 'price', order })
      expect(found.map(({ id }) => id)).toEqual([second.id, first.id])
    }
  })

  it('shows every change immediately', async () => {
    await rows()
    await update('watch-1', { name: 'Aa' })
    expect((await rows())[0]?.id).toBe('watch-1')
    await call(products.remove, { query: { id: 'watch-1' } })
    expect(await rows()).toHaveLength(total - 1)
  })

  it.each([
    ['page', '-1'],
    ['page', 'x'],
    ['size', '0'],
    ['size', '1.5'],
    ['sort', 'secret'],
    ['order', 'up'],
  ])('refuses %s=%s with a message that names it', async (name, value) => {
    const response = await send(products.list, { query: { [name]: value } })
    expect(response.status).toBe(400)
    expect((await response.json()).field).toBe(name)
  })

  it('lacks a product that was removed since the order was read', async () => {
    const bulkGet = db.products.bulkGet.bind(db.products)
    vi.spyOn(db.products, 'bulkGet').mockImplementationOnce((async (ids: string[]) => {
      await db.products.delete('watch-1')
      return bulkGet(ids)
    }) as never)
    const { length } = await rows()
    expect(length).toBe(total - 1)
  })

  it('uses the default for an empty parameter', async () => {
    expect(await page({ sort: '', order: '', page: '', size: '', search: '' })).toEqual(await page())
  })

  it('takes 300 ms', async () => {
    scaleDelays(1)
    const start = performance.now()
    await page()
    expect(performance.now() - start).toBeGreaterThan(290)
  })
})

describe('a product', () => {
  it('starts empty, inactive and first, and ignores a body', async () => {
    covers('products.new-inactive')
    const { id, ...rest } = await call(products.create, { body: { name: 'Other', active: true } })
    expect(rest).toEqual({
      category: '',
      name: 'A New Product',
      description: '',
      tags: [],
      sku: '',
      barcode: '',
      brand: '',
      vendor: '',
      stock: 0,
      reserved: 0,
      cost: 0,
      basePrice: 0,
      taxPercent: 0,
      price: 0,
      weight: 0,
      thumbnail: null,
      images: [],
      active: false,
    })
    expect((await db.products.orderBy('position').first())?.id).toBe(id)
  })

  it('is patched shallowly; the id and unknown fields of a patch are ignored', async () => {
    const before = await get()
    const body = `{"id":"watch-1","product":{"id":"other","position":5,"stock":3,"tags":[],"__proto__":{"polluted":true},"foreign":1}}`
    expect(await call(products.update, { body })).toEqual({ ...before, stock: 3, tags: [] })
    expect(await get()).toEqual({ ...before, stock: 3, tags: [] })
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  it('has a price computed from its base and tax', async () => {
    covers('products.price')
    expect(await update('watch-1', { basePrice: 100, taxPercent: 8 })).toMatchObject({ price: 108 })
    expect(await update('watch-1', { taxPercent: 10 })).toMatchObject({ basePrice: 100, price: 110 })
    expect(await update('watch-1', { basePrice: 50, price: 1 })).toMatchObject({ price: 55 })
    expect(await update('watch-1', { price: 220 })).toMatchObject({ basePrice: 200, price: 220 })
  })

  it.each([
    [{ basePrice: 1e13 }, 'basePrice'],
    [{ basePrice: 100, taxPercent: 1.7e308 }, 'basePrice'],
    [{ price: 1.7e308 }, 'price'],
  ])('is refused with a price that is too high: %j', async (fields, field) => {
    const before = await rows()
    const response = await send(products.update, { body: { id: 'watch-1', product: fields } })
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'invalid', field }])
    expect(await rows()).toEqual(before)
  })

  it('that does not exist is 404', async () => {
    expect((await send(products.get, { query: { id: 'none' } })).status).toBe(404)
    expect((await send(products.remove, { query: { id: 'none' } })).status).toBe(404)
    expect((await send(products.update, { body: { id: 'none', product: {} } })).status).toBe(404)
    expect(await db.products.count()).toBe(total)
  })

  it('is removed and can be restored unchanged', async () => {
    const before = await rows()
    expect(await call(products.remove, { query: { id: 'watch-1' } })).toBe(true)
    expect(await rows()).toHaveLength(total - 1)
    await call(products.restore, { body: { id: 'watch-1' } })
    expect(await rows()).toEqual(before)
  })
})

describe('product tags', () => {
  it('are placed first when created, and removed from products when deleted', async () => {
    covers('products.tag-removed')
    const created = await call(products.createTag, { body: { tag: { title: 'Tết' } } })
    expect((await call(products.tags))[0]).toEqual(created)
    expect((await get()).tags).toContain('size')
    expect(await call(products.removeTag, { query: { id: 'size' } })).toBe(true)
    expect((await rows()).some(({ tags }) => tags.includes('size'))).toBe(false)
  })
})

describe('every write of products', () => {
  const writes: [string, Endpoint, unknown][] = [
    ['update', products.update, { id: 'watch-1', product: { stock: '5' } }],
    ['update with a list', products.update, { id: 'watch-1', product: [] }],
    ['update below nothing', products.update, { id: 'watch-1', product: { basePrice: -1 } }],
    ['update with an endless number', products.update, '{"id":"watch-1","product":{"stock":1e999}}'],
    ['createTag', products.createTag, { tag: {} }],
    ['updateTag', products.updateTag, { tag: { title: 'x' } }],
    ['restore', products.restore, { id: 5 }],
  ]
  it.each(writes)('refuses bad input and changes nothing: %s', async (_, endpoint, body) => {
    const before = [await db.products.toArray(), await db.productTags.toArray()]
    for (const bad of ['', '{', '[]', 'null', body])
      expect((await send(endpoint, { body: bad })).status).toBe(400)
    expect([await db.products.toArray(), await db.productTags.toArray()]).toEqual(before)
  })
})

it('returns what the contract says for every call of products', async () => {
  const tag = await call(products.createTag, { body: { tag: { title: 'A' } } })
  const sent: Record<keyof typeof products, Parameters<typeof send>[1]> = {
    categories: {},
    brands: {},
    vendors: {},
    list: {},
    get: { query: { id: 'watch-1' } },
    create: {},
    update: { body: { id: 'watch-1', product: {} } },
    updateMany: { body: { products: [{ id: 'watch-1', product: {} }] } },
    history: { query: { id: 'watch-1' } },
    import: { body: formOf({ products: jsonFile([{ name: 'Cà phê', sku: 'CP-1' }]) }) },
    undoImport: { body: formOf({ imported: jsonFile({ created: [], changed: [] }) }) },
    addPicture: { body: formOf({ id: 'watch-1', picture: picture() }) },
    tags: {},
    createTag: { body: { tag: { title: 'B' } } },
    updateTag: { body: { id: tag.id, tag: {} } },
    removeTag: { query: { id: tag.id } },
    remove: { query: { id: 'watch-1' } },
    restore: { body: { id: 'watch-1' } },
    removeMany: { body: { ids: ['watch-1'] } },
    restoreMany: { body: { ids: ['watch-1'] } },
  }
  for (const [name, input] of Object.entries(sent)) {
    const endpoint: Endpoint = products[name as keyof typeof products]
    expect(v.safeParse(endpoint.reply, await call(endpoint, input)).issues, name).toBeUndefined()
  }
})
