import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Endpoint } from '#src/contract/core/define.ts'
import { type FaqCategory, FaqRow, type GuideCategory, GuideRow, guides } from '#src/contract/guides.ts'
import { mails } from '#src/contract/mails.ts'
import { issue } from '#sw/session/token.ts'
import { db } from '#sw/storage/db.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { covers } from '#tests/support/checks/covers.ts'
import { filled } from '#tests/support/filled.ts'
import { freshServer, send } from '#tests/support/server.ts'

beforeEach(freshServer)

const inVietnamese = { 'Accept-Language': 'vi' }
const list = async (query?: Record<string, string>) =>
  (await conforming(guides.list, { query })) as GuideCategory[]
const get = (categorySlug: string, guideSlug: string, headers = inVietnamese) =>
  conforming(guides.get, { query: { categorySlug, guideSlug }, headers })
const search = (query: string, headers?: Record<string, string>) =>
  conforming(guides.search, { query: { query }, headers })
const everything = () =>
  Promise.all([db.guides, db.guideVotes, db.supportRequests].map(table => table.toArray()))

it('the sample matches its contract, with no unknown fields, and every guide has content', async () => {
  for (const row of filled(await db.faqs.toArray()))
    expect(v.parse(v.strictObject(FaqRow.entries), row)).toEqual(row)
  for (const row of filled(await db.guides.toArray())) {
    expect(v.parse(v.strictObject(GuideRow.entries), row)).toEqual(row)
    expect(row.content.length).toBeGreaterThan(100)
    expect(row.en?.content.length).toBeGreaterThan(100)
  }
})

describe('faqs', () => {
  it('are returned by category, the most frequent first', async () => {
    const all = (await conforming(guides.faqs)) as FaqCategory[]
    expect(all.map(({ slug }) => slug)).toEqual(['most-asked', 'general', 'payments', 'data', 'support'])
    for (const { id, faqs } of filled(all))
      expect(filled(faqs).every(({ categoryId }) => categoryId === id)).toBe(true)
  })

  it('are returned as one category when the query has a slug', async () => {
    const payments = (await conforming(guides.faqs, {
      query: { slug: 'payments' },
      headers: inVietnamese,
    })) as FaqCategory
    expect(payments.faqs).toHaveLength(4)
    expect(payments).toMatchObject({ slug: 'payments', title: 'Thanh toán' })
  })

  it('mention a minimum $20 credit and a 14-day trial', async () => {
    covers('guides.credit')
    const text = JSON.stringify(await conforming(guides.faqs, { headers: inVietnamese }))
    expect(text).toMatch(/tối thiểu \$20/)
    expect(text).toMatch(/14 ngày dùng thử/)
    const english = JSON.stringify(await conforming(guides.faqs))
    expect(english).toMatch(/minimum \$20 credit/)
    expect(english).toMatch(/14-day trial/)
  })

  it('are in the caller’s language; a row without English text is returned in Vietnamese', async () => {
    const { id } = (await db.faqs.toCollection().first()) ?? { id: '' }
    await db.faqs.update(id, { en: undefined, question: 'Của tôi?' })
    const [mostAsked] = (await conforming(guides.faqs)) as FaqCategory[]
    expect(mostAsked?.title).toBe('Most asked')
    expect(mostAsked?.faqs[0]).toMatchObject({ id, question: 'Của tôi?' })
    expect(mostAsked?.faqs[1]?.question).toMatch(/^I deleted something/)
    expect(JSON.stringify(mostAsked)).not.toContain('"en"')
  })
})

describe('guides', () => {
  it('are returned five for each category, with the number of returned guides and the total', async () => {
    covers('guides.limit')
    const counts = (await list()).map(({ guides, visibleGuides, totalGuides }) => [
      guides.length,
      visibleGuides,
      totalGuides,
    ])
    expect(counts).toEqual([
      [5, 5, 6],
      [4, 4, 4],
      [5, 5, 7],
      [4, 4, 4],
      [3, 3, 3],
    ])
  })

  it('are limited by the query', async () => {
    expect((await list({ limit: '2' })).map(({ guides }) => guides.length)).toEqual([2, 2, 2, 2, 2])
    for (const { visibleGuides, totalGuides } of await list({ limit: '99999999999' }))
      expect(visibleGuides).toBe(totalGuides)
    expect((await list({ limit: '0' })).map(({ visibleGuides }) => visibleGuides)).toEqual([0, 0, 0, 0, 0])
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
    const category = await get('using-outpost', 'offline')
    expect(category).toMatchObject({ slug: 'using-outpost', title: 'Dùng Outpost' })
    expect(category.guides).toHaveLength(1)
    expect(category.guides[0]).toMatchObject({ slug: 'offline', helpful: null })
    expect(category.guides[0].content).toMatch(/^<p>/)
  })

  it('contain the next one: in their category, then in the next category, and null after the last', async () => {
    const nextOf = async (category: string, guide: string) => (await get(category, guide)).guides[0].next
    expect(await nextOf('using-outpost', 'install')).toEqual({
      title: 'Làm việc khi mất mạng',
      slug: 'offline',
      categorySlug: 'using-outpost',
    })
    await db.guides.where({ categoryId: 'guides-01' }).delete()
    expect(await nextOf('using-outpost', 'rights')).toMatchObject({
      slug: 'tasks',
      categorySlug: 'daily-work',
    })
    expect(await nextOf('account', 'shared-device')).toBeNull()
  })

  it('are found by every word of a text, ignoring accents and case, with an excerpt around the first match', async () => {
    const { guides: found, faqs } = await search('MAY quet', inVietnamese)
    expect(found[0]).toMatchObject({
      slug: 'scanner',
      categorySlug: 'using-outpost',
      categoryTitle: 'Dùng Outpost',
    })
    expect(found[0]?.excerpt).toMatch(/^Máy quét cầm tay/)
    expect(found.some(guide => 'content' in guide)).toBe(false)
    expect(faqs).toEqual([])
    expect((await search('khong co trong bai nao', inVietnamese)).guides).toEqual([])
    expect((await search('barcode')).guides.map(({ slug }) => slug)).toEqual(['scanner'])
    expect((await search('thùng rác', inVietnamese)).faqs[0]).toMatchObject({
      categoryTitle: 'Hỏi nhiều nhất',
    })
  })

  it('are not found by an empty text', async () => {
    expect(await search('  ')).toEqual({ faqs: [], guides: [] })
  })

  it('store for each user whether they helped', async () => {
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

  it('stores a request for the user who sent it', async () => {
    expect(await conforming(guides.requests)).toEqual([])
    const asked = await conforming(guides.ask, { body: { request: { ...request, id: 'mine' } } })
    expect(asked).toMatchObject(request)
    expect(asked.id).not.toBe('mine')
    expect(await conforming(guides.requests)).toEqual([asked])
    expect(await conforming(guides.requests, { token: await issue('mai') })).toEqual([])
  })

  it('sends it as a mail from the caller through the outbox, all or nothing', async () => {
    const asked = await conforming(guides.ask, {
      body: { request: { ...request, message: 'In <b>mờ</b>\nQuầy 2' } },
    })
    const mail = await db.mails.get(asked.mailId ?? '')
    expect(mail).toMatchObject({
      folder: 'outbox',
      to: 'Outpost <support@outpost.example>',
      subject: 'Máy in',
      content:
        '<p>In &#60;b&#62;mờ&#60;/b&#62;</p><p>Quầy 2</p><p>Reply to: Hường &#60;staff@outpost.example&#62;</p>',
    })
    expect(mail?.from.contact).toContain('Nguyễn Thị Hường')
    const { waiting } = await conforming(mails.outbox, {})
    expect(waiting.map(({ id }) => id)).toEqual([asked.mailId])

    const before = await db.mails.count()
    vi.spyOn(db.supportRequests, 'add').mockRejectedValueOnce(new Error('no room'))
    expect((await send(guides.ask, { body: { request } })).ok).toBe(false)
    expect(await db.mails.count()).toBe(before)
  })

  it('refuses a message of more than 10,000 characters', async () => {
    const response = await send(guides.ask, {
      body: { request: { ...request, message: 'a'.repeat(10_001) } },
    })
    expect([response.status, (await response.json()).field]).toEqual([400, 'request.message'])
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
