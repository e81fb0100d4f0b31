import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Endpoint } from '#src/contract/core/define.ts'
import { Faq, type FaqCategory, type GuideCategory, GuideRow, guides } from '#src/contract/guides.ts'
import { issue } from '#sw/session/token.ts'
import { db } from '#sw/storage/db.ts'
import { conforming } from '#tests/support/conforming.ts'
import { covers } from '#tests/support/covers.ts'
import { filled } from '#tests/support/filled.ts'
import { freshServer, send } from '#tests/support/server.ts'

beforeEach(freshServer)

const list = async (query?: Record<string, string>) =>
  (await conforming(guides.list, { query })) as GuideCategory[]
const get = (categorySlug: string, guideSlug: string) =>
  conforming(guides.get, { query: { categorySlug, guideSlug } })
const everything = () =>
  Promise.all([db.guides, db.guideVotes, db.supportRequests].map(table => table.toArray()))

it('the sample matches its contract, with no unknown fields, and every guide has content', async () => {
  for (const row of filled(await db.faqs.toArray()))
    expect(v.parse(v.strictObject(Faq.entries), row)).toEqual(row)
  for (const row of filled(await db.guides.toArray()))
    expect(v.parse(v.strictObject(GuideRow.entries), row)).toEqual(row)
  expect((await db.guides.toArray()).every(({ content }) => content.length > 100)).toBe(true)
})

describe('faqs', () => {
  it('are returned by category, the most asked first', async () => {
    const all = (await conforming(guides.faqs)) as FaqCategory[]
    expect(all.map(({ slug }) => slug)).toEqual(['most-asked', 'general', 'payments', 'data', 'support'])
    for (const { id, faqs } of filled(all))
      expect(filled(faqs).every(({ categoryId }) => categoryId === id)).toBe(true)
  })

  it('are returned as one category when the query has a slug', async () => {
    const payments = (await conforming(guides.faqs, { query: { slug: 'payments' } })) as FaqCategory
    expect(payments.faqs).toHaveLength(4)
    expect(payments).toMatchObject({ slug: 'payments', title: 'Thanh toán' })
  })

  it('mention a minimum $20 credit and a 14-day trial', async () => {
    covers('guides.credit')
    const text = JSON.stringify(await conforming(guides.faqs))
    expect(text).toMatch(/tối thiểu \$20/)
    expect(text).toMatch(/14 ngày dùng thử/)
  })
})

describe('guides', () => {
  it('are returned five for each category, with the number shown and the total', async () => {
    covers('guides.limit')
    const counts = (await list()).map(({ guides, visibleGuides, totalGuides }) => [
      guides.length,
      visibleGuides,
      totalGuides,
    ])
    expect(counts).toEqual([
      [5, 5, 6],
      [5, 5, 7],
      [4, 4, 4],
      [4, 4, 4],
    ])
  })

  it('are limited by the query', async () => {
    expect((await list({ limit: '2' })).map(({ guides }) => guides.length)).toEqual([2, 2, 2, 2])
    expect((await list({ limit: '0' })).map(({ visibleGuides }) => visibleGuides)).toEqual([0, 0, 0, 0])
  })

  it('are all returned with the slug of their category, in order, without their content', async () => {
    const query = { slug: 'daily-work', limit: '2' }
    const category = (await conforming(guides.list, { query })) as GuideCategory
    expect(category.guides.map(({ slug }) => slug)).toEqual([
      'tasks',
      'boards',
      'notes',
      'mailbox',
      'contacts',
      'files',
      'closing',
    ])
    expect(category.guides.some(guide => 'content' in guide)).toBe(false)
  })

  it('are returned one by one with their category and their content', async () => {
    const category = await get('getting-started', 'offline')
    expect(category).toMatchObject({ slug: 'getting-started', title: 'Bắt đầu' })
    expect(category.guides).toHaveLength(1)
    expect(category.guides[0]).toMatchObject({ slug: 'offline', helpful: null })
    expect(category.guides[0].content).toMatch(/^<p>/)
  })

  it('store for each person whether they helped', async () => {
    const { id } = (await get('stock', 'counting')).guides[0]
    expect(await conforming(guides.rate, { body: { id, helpful: true } })).toBe(true)
    expect((await get('stock', 'counting')).guides[0].helpful).toBe(true)
    const query = { categorySlug: 'stock', guideSlug: 'counting' }
    const other = await conforming(guides.get, { query, token: await issue('mai') })
    expect(other.guides[0].helpful).toBeNull()
    await conforming(guides.rate, { body: { id, helpful: null } })
    expect((await get('stock', 'counting')).guides[0].helpful).toBeNull()
  })
})

describe('support', () => {
  const request = { name: 'Hường', email: 'staff@outpost.example', subject: 'Máy in', message: 'In mờ.' }

  it('stores a request for the person who sent it', async () => {
    expect(await conforming(guides.requests)).toEqual([])
    const asked = await conforming(guides.ask, { body: { request: { ...request, id: 'mine' } } })
    expect(asked).toMatchObject(request)
    expect(asked.id).not.toBe('mine')
    expect(await conforming(guides.requests)).toEqual([asked])
    expect(await conforming(guides.requests, { token: await issue('mai') })).toEqual([])
  })

  it('needs all four fields', async () => {
    for (const field of ['name', 'email', 'subject', 'message']) {
      const response = await send(guides.ask, { body: { request: { ...request, [field]: ' ' } } })
      expect([response.status, (await response.json()).field]).toEqual([400, `request.${field}`])
    }
    expect(await db.supportRequests.count()).toBe(0)
  })
})

describe('bad input', () => {
  const refused: [status: number, what: string, endpoint: Endpoint, sent: Parameters<typeof send>[1]][] = [
    [404, 'an unknown slug', guides.faqs, { query: { slug: 'none' } }],
    [404, 'an unknown slug', guides.list, { query: { slug: 'none' } }],
    [400, 'a limit that is none', guides.list, { query: { limit: 'all' } }],
    [404, 'an unknown category', guides.get, { query: { categorySlug: 'none', guideSlug: 'offline' } }],
    [404, 'another category', guides.get, { query: { categorySlug: 'stock', guideSlug: 'offline' } }],
    [400, 'no guide', guides.get, { query: { categorySlug: 'stock' } }],
    [404, 'an unknown guide', guides.rate, { body: { id: 'none', helpful: true } }],
    [400, 'a wrong type', guides.rate, { body: { id: 'guide-01-01', helpful: 'yes' } }],
    [400, 'a missing body', guides.ask, { body: '' }],
    [400, 'a list for an object', guides.ask, { body: { request: [] } }],
  ]

  it('is refused, and changes nothing', async () => {
    const before = await everything()
    for (const [status, what, endpoint, sent] of refused)
      expect([what, (await send(endpoint, sent)).status]).toEqual([what, status])
    expect(await everything()).toEqual(before)
  })
})
