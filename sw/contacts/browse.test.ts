import { beforeEach, expect, it } from 'vitest'
import { type Contact, contacts } from '#src/contract/contacts.ts'
import { compareContacts } from '#src/contract/shared/contact-order.ts'
import { fold } from '#src/lib/text/fold.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { call, freshServer } from '#tests/support/server.ts'

beforeEach(freshServer)

const browse = (query?: Record<string, string>) => conforming(contacts.browse, { query })
const all = (): Promise<Contact[]> => call(contacts.list)
const ids = (list: { id: string }[]) => list.map(({ id }) => id)

it('lists every contact in the order of the full list, with its first address and number, and the count of the others', async () => {
  const [listed, full] = [await browse(), await all()]
  expect(ids(listed)).toEqual(ids(full))
  const index = full.findIndex(({ emails, phoneNumbers }) => emails.length > 1 && phoneNumbers.length > 0)
  expect(listed[index]).toMatchObject({
    email: full[index]?.emails[0]?.email,
    phone: { phoneNumber: full[index]?.phoneNumbers[0]?.phoneNumber },
    others: expect.arrayContaining([full[index]?.emails[1]?.email]),
  })
})

it('contains only the name of a new contact', async () => {
  const { id } = await call(contacts.create)
  expect((await browse({ query: 'new contact' })).find(contact => contact.id === id)).toEqual({
    id,
    name: 'New Contact',
    avatar: null,
    tags: [],
    title: '',
    company: '',
    email: '',
    phone: null,
    others: [],
    position: expect.any(Number),
  })
})

it('filters the list by part of a name, ignoring accents and case, and by a tag', async () => {
  const full = await all()
  const anh = full.filter(({ name }) => fold(name).includes('anh'))
  expect(ids(await browse({ query: ' ÁNH ' }))).toEqual(ids(anh))
  const [tag = ''] = anh.flatMap(({ tags }) => tags)
  expect(ids(await browse({ query: 'anh', tag }))).toEqual(ids(anh.filter(({ tags }) => tags.includes(tag))))
  expect(await browse({ tag: 'none' })).toEqual([])
})

it('returns only the contacts with the given ids, in the same order, and the newest of equal names first', async () => {
  const [first, second] = [await call(contacts.create), await call(contacts.create)]
  const [{ id = '' } = {}] = await all()
  const chosen = [first.id, 'unknown', id, second.id]
  expect(ids(await browse({ ids: chosen.join() }))).toEqual(
    ids(await browse()).filter(one => chosen.includes(one)),
  )
  const order = (await browse({ ids: `${first.id},${second.id}` })).toSorted(compareContacts)
  expect(ids(order)).toEqual([second.id, first.id])
})
