import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { contacts as sample } from '#seed/contacts.ts'
import { type Contact, Contact as ContactSchema, Country, contacts } from '#src/contract/contacts.ts'
import type { Endpoint } from '#src/contract/core/define.ts'
import type { Tag } from '#src/contract/shared/tags.ts'
import { db } from '#sw/storage/db.ts'
import { covers } from '#tests/support/checks/covers.ts'
import { call, freshServer, send } from '#tests/support/server.ts'

const list = (): Promise<Contact[]> => call(contacts.list)
const names = (list: Contact[]) => list.map(({ name }) => name)
const some = 'dang-quynh-anh'
const get = (id = some): Promise<Contact> => call(contacts.get, { query: { id } })
const update = (id: string, contact: object) => call(contacts.update, { body: { id, contact } })

/** Returns the form data of an avatar upload. */
function form(id: string | undefined, file?: Blob | string) {
  const data = new FormData()
  if (id !== undefined) data.set('id', id)
  if (file !== undefined) data.set('avatar', file as Blob)
  return data
}
const picture = (bytes: number, type = 'image/png') =>
  new File([new Uint8Array(bytes).fill(137)], 'a.png', { type })

beforeEach(freshServer)

describe('the sample', () => {
  it('has 100 contacts that match the contract, with birthdays at 12:00 UTC and numbers in 3-3-4', () => {
    covers('contacts.birthdays')
    expect(sample.contacts).toHaveLength(100)
    expect(new Set(sample.contacts.map(({ id }) => id)).size).toBe(100)
    const Row = v.strictObject({ ...ContactSchema.entries, position: v.number() })
    const tags = new Set(sample.contactTags.map(({ id }) => id))
    for (const row of sample.contacts) {
      expect(v.safeParse(Row, row).issues, row.name).toBeUndefined()
      expect(row.birthday ?? 'T12:00:00.000Z').toMatch(/T12:00:00\.000Z$/)
      for (const { phoneNumber } of row.phoneNumbers) expect(phoneNumber).toMatch(/^\d{3} \d{3} \d{4}$/)
      for (const tag of row.tags) expect(tags).toContain(tag)
    }
    expect(sample.contacts.some(({ avatar }) => !avatar)).toBe(true)
    expect(sample.contacts.some(({ background }) => !background)).toBe(true)
    expect(sample.contacts.some(({ title }) => !title)).toBe(true)
  })

  it('has seven tags and about 240 countries, each with a dial code and a position in the sprite', async () => {
    const tags = await call(contacts.tags)
    expect(tags.map((tag: Tag) => tag.title)).toEqual([
      'Work',
      'Friend',
      'Family',
      'High School',
      'College',
      'Baseball Team',
      'Band',
    ])
    const countries: Country[] = await call(contacts.countries)
    expect(countries.length).toBeGreaterThanOrEqual(240)
    expect(new Set(countries.map(({ flagImagePos }) => flagImagePos)).size).toBe(countries.length)
    for (const country of countries) {
      expect(v.safeParse(v.strictObject(Country.entries), country).success).toBe(true)
      expect(country.code).toMatch(/^\+\d+$/)
      expect(country.flagImagePos).toMatch(/^-\d+px -\d+px$/)
    }
  })
})

describe('contacts', () => {
  it('are listed by name in Vietnamese order', async () => {
    covers('contacts.order')
    const all = names(await list())
    expect(all).toEqual([...all].sort(new Intl.Collator('vi').compare))
    expect(all.findIndex(name => name.startsWith('Đ'))).toBeGreaterThan(
      all.findLastIndex(name => name.startsWith('D')),
    )
  })

  it('start with the values of the specification and a new id, for every valid body', async () => {
    const created = await call(contacts.create, { body: { id: 'mine', name: 'Other' } })
    const { id, ...rest } = created
    expect(id).not.toBe('mine')
    expect(rest).toEqual({
      avatar: null,
      name: 'New Contact',
      emails: [],
      phoneNumbers: [],
      job: { title: '', company: '' },
      birthday: null,
      address: null,
      notes: null,
      tags: [],
    })
    expect(await get(id)).toEqual(created)
  })

  it('of the same name are listed newest first', async () => {
    const first = await call(contacts.create)
    const second = await call(contacts.create)
    const found: Contact[] = await call(contacts.search, { query: { query: 'new contact' } })
    expect(found.map(({ id }) => id)).toEqual([second.id, first.id])
  })

  it('are found by part of the name, ignoring case and accents, sorted; an empty query returns all', async () => {
    covers('contacts.search')
    const found = names(await call(contacts.search, { query: { query: 'NGUYEN' } }))
    expect(found).toContain('Nguyễn Thị Hường')
    expect(found).toEqual(names(await list()).filter(name => name.includes('Nguyễn')))
    expect(names(await call(contacts.search, { query: { query: 'dang' } }))).toContain('Đặng Quỳnh Anh')
    expect(await call(contacts.search, { query: { query: '' } })).toEqual(await list())
    expect(await call(contacts.search)).toEqual(await list())
    expect(await call(contacts.search, { query: { query: 'zzz' } })).toEqual([])
  })

  it('with an empty path of a picture have none', async () => {
    const body = { id: some, contact: { avatar: '', background: '' } }
    expect(await call(contacts.update, { body })).toMatchObject({ avatar: null, background: null })
    expect(await get()).toMatchObject({ avatar: null, background: null })
  })

  it('are patched shallowly; the id and unknown fields of a patch are ignored', async () => {
    const before = await get()
    const body = `{"id":"${some}","contact":{"id":"other","position":-9,"name":"Quỳnh Anh","emails":[],"__proto__":{"polluted":true},"foreign":1}}`
    expect(await call(contacts.update, { body })).toEqual({ ...before, name: 'Quỳnh Anh', emails: [] })
    expect(await get()).toEqual({ ...before, name: 'Quỳnh Anh', emails: [] })
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  it('move in the list when their name changes', async () => {
    await list()
    await update(some, { name: 'Aa' })
    expect((await list())[0]?.id).toBe(some)
    await update(some, { name: 'Yy Yy' })
    expect((await list()).at(-1)?.id).toBe(some)
  })

  it('that do not exist: a patch returns null, other calls return 404', async () => {
    covers('errors.contact-unknown')
    expect(await update('none', { name: 'x' })).toBeNull()
    expect(await db.contacts.count()).toBe(100)
    expect((await send(contacts.get, { query: { id: 'none' } })).status).toBe(404)
    expect((await send(contacts.remove, { query: { id: 'none' } })).status).toBe(404)
    expect((await send(contacts.uploadAvatar, { body: form('none', picture(3)) })).status).toBe(404)
  })

  it('are removed with the reply true, and can be restored unchanged', async () => {
    const before = await list()
    expect(await call(contacts.remove, { query: { id: some } })).toBe(true)
    expect(await list()).toEqual(before.filter(({ id }) => id !== some))
    await call(contacts.restore, { body: { ids: [some] } })
    expect(await list()).toEqual(before)
  })
})

describe('an avatar', () => {
  it('is read as a data URL and stored', async () => {
    const updated = await call(contacts.uploadAvatar, { body: form(some, picture(100_000)) })
    expect(updated.avatar).toBe(`data:image/png;base64,${Buffer.alloc(100_000, 137).toString('base64')}`)
    expect(await get()).toEqual(updated)
  })

  it.each([
    ['is not a picture', form(some, picture(3, 'text/html'))],
    ['is larger than 2 MiB', form(some, picture(2 * 1024 * 1024 + 1))],
    ['is a text', form(some, 'data:image/png;base64,')],
    ['is not there', form(some)],
    ['belongs to nobody', form(undefined, picture(3))],
  ])('is refused when it %s', async (_, body) => {
    const before = await get()
    expect((await send(contacts.uploadAvatar, { body })).status).toBe(400)
    expect(await get()).toEqual(before)
  })
})

describe('many contacts', () => {
  it('are added in one call, all or none', async () => {
    const added = await call(contacts.import, {
      body: { contacts: [{ name: 'Aa', tags: ['work'] }, { name: 'Ab' }] },
    })
    expect(added[0]).toMatchObject({ name: 'Aa', tags: ['work'], emails: [] })
    expect((await list()).slice(0, 2)).toEqual(added)
    const half = { contacts: [{ name: 'Ac' }, { name: 5 }] }
    expect((await send(contacts.import, { body: half })).status).toBe(400)
    expect(await list()).toHaveLength(102)
  })

  it('are patched and removed in one call, all or none', async () => {
    const before = await list()
    const patches = (ids: string[]) => ({ contacts: ids.map(id => ({ id, contact: { tags: ['band'] } })) })
    expect((await send(contacts.updateMany, { body: patches([some, 'none']) })).status).toBe(404)
    expect((await send(contacts.removeMany, { body: { ids: [some, 'none'] } })).status).toBe(404)
    expect(await list()).toEqual(before)
    const updated = await call(contacts.updateMany, { body: patches([some, 'le-minh-chau']) })
    expect(updated.map((contact: Contact) => contact.tags)).toEqual([['band'], ['band']])
    expect(await call(contacts.removeMany, { body: { ids: [some, 'le-minh-chau'] } })).toBe(true)
    expect(await list()).toHaveLength(98)
  })
})

it('are merged and separated again, all or none', async () => {
  const before = await list()
  const body = { contacts: [{ id: some, contact: { title: 'Một người' } }], ids: ['le-minh-chau'] }
  expect((await send(contacts.merge, { body: { ...body, ids: ['le-minh-chau', 'none'] } })).status).toBe(404)
  expect(await list(), 'nothing of it is done').toEqual(before)
  expect(await call(contacts.merge, { body })).toMatchObject([{ id: some, title: 'Một người' }])
  expect(await list()).toHaveLength(99)
  const { title } = before.find(({ id }) => id === some) ?? {}
  await call(contacts.unmerge, { body: { ...body, contacts: [{ id: some, contact: { title } }] } })
  expect(await list()).toEqual(before)
})

describe('contact tags', () => {
  it('are placed first when created, and patches are merged', async () => {
    const created = await call(contacts.createTag, { body: { tag: { title: 'Cà phê' } } })
    expect((await call(contacts.tags))[0]).toEqual(created)
    const updated = await call(contacts.updateTag, { body: { id: created.id, tag: { title: 'Trà' } } })
    expect(updated).toEqual({ ...created, title: 'Trà' })
  })

  it('are removed from every contact when deleted', async () => {
    covers('contacts.tag-removed')
    expect((await get()).tags).toContain('work')
    expect(await call(contacts.removeTag, { query: { id: 'work' } })).toBe(true)
    expect((await list()).some(({ tags }) => tags.includes('work'))).toBe(false)
    expect((await get()).tags).toEqual(['friend', 'baseball-team'])
  })
})

describe('every write of contacts', () => {
  const writes: [string, Endpoint, Record<string, unknown>][] = [
    ['update', contacts.update, { id: some, contact: { name: 5 } }],
    ['update with a list', contacts.update, { id: some, contact: [] }],
    ['update with a date that is none', contacts.update, { id: some, contact: { birthday: 'soon' } }],
    ['update of a list within', contacts.update, { id: some, contact: { emails: [{ label: 'Work' }] } }],
    ['createTag', contacts.createTag, { tag: { title: null } }],
    ['updateTag', contacts.updateTag, { id: 5, tag: {} }],
    ['import', contacts.import, { contacts: {} }],
    ['updateMany', contacts.updateMany, { contacts: [{ contact: {} }] }],
    ['removeMany', contacts.removeMany, { ids: some }],
    ['merge', contacts.merge, { contacts: [], ids: [5] }],
    ['unmerge', contacts.unmerge, { contacts: {}, ids: [] }],
    ['restore', contacts.restore, { ids: [5] }],
  ]
  it.each(writes)('refuses invalid input and changes nothing: %s', async (_, endpoint, body) => {
    const before = [await db.contacts.toArray(), await db.contactTags.toArray()]
    for (const bad of ['', '{', '[]', 'null', body]) {
      const response = await send(endpoint, { body: bad })
      expect(response.status).toBe(400)
      expect((await response.json()).message).toBeTruthy()
    }
    expect([await db.contacts.toArray(), await db.contactTags.toArray()]).toEqual(before)
  })
})

it('returns what the contract declares for every call of contacts', async () => {
  const tag = await call(contacts.createTag, { body: { tag: { title: 'A' } } })
  const sent: Record<keyof typeof contacts, Parameters<typeof send>[1]> = {
    list: {},
    search: { query: { query: 'a' } },
    get: { query: { id: some } },
    create: {},
    update: { body: { id: some, contact: {} } },
    uploadAvatar: { body: form(some, picture(3)) },
    countries: {},
    tags: {},
    createTag: { body: { tag: { title: 'B' } } },
    updateTag: { body: { id: tag.id, tag: {} } },
    removeTag: { query: { id: tag.id } },
    import: { body: { contacts: [{}] } },
    updateMany: { body: { contacts: [{ id: some, contact: {} }] } },
    remove: { query: { id: 'cao-anh-tuan' } },
    merge: { body: { contacts: [], ids: [some] } },
    unmerge: { body: { contacts: [], ids: [some] } },
    removeMany: { body: { ids: [some] } },
    restore: { body: { ids: [some] } },
  }
  for (const [name, input] of Object.entries(sent)) {
    const endpoint: Endpoint = contacts[name as keyof typeof contacts]
    expect(v.safeParse(endpoint.reply, await call(endpoint, input)).issues, name).toBeUndefined()
  }
})
