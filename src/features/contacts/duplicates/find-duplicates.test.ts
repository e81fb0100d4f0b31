import { expect, it } from 'vitest'
import type { Contact, ContactFields } from '#src/contract/contacts.ts'
import { findDuplicates } from './find-duplicates.ts'
import { type Chosen, mergedFields } from './merged-fields.ts'

const codes = new Map([['vn', '+84']])
const contact = (id: string, fields: ContactFields = {}): Contact => ({
  id,
  name: id,
  avatar: null,
  background: null,
  birthday: null,
  address: null,
  notes: null,
  emails: [],
  phoneNumbers: [],
  tags: [],
  ...fields,
})
const phone = (phoneNumber: string) => ({ country: 'vn', phoneNumber, label: '' })

it('contacts with the same number, address or name are found, also when only a third contact connects them', () => {
  const groups = findDuplicates(
    [
      contact('a', { phoneNumbers: [phone('0908 226 417')] }),
      contact('b', { phoneNumbers: [phone('+84908226417')], emails: [{ email: 'X@y.vn', label: '' }] }),
      contact('c', { emails: [{ email: 'x@y.vn', label: '' }] }),
      contact('d', { name: 'Lê  Minh Châu' }),
      contact('e', { name: 'le minh chau' }),
      contact('f', { name: 'New Contact' }),
      contact('g', { name: 'New Contact' }),
    ],
    codes,
  )
  expect(groups.map(({ key, reasons }) => [key, reasons])).toEqual([
    ['a b c', ['phone', 'email']],
    ['d e', ['name']],
  ])
})

it('a number that many contacts have is treated as that of an office', () => {
  const staff = ['1', '2', '3', '4', '5'].map(id => contact(id, { phoneNumbers: [phone('028 3894 1120')] }))
  expect(findDuplicates(staff, codes)).toEqual([])
  expect(findDuplicates(staff.slice(1), codes)).toHaveLength(1)
})

it('contacts are merged as the user chose, and no other value is lost', () => {
  const [kept, other] = [
    contact('a', { name: 'Châu', title: 'Thủ kho', phoneNumbers: [phone('0908 226 417')], tags: ['work'] }),
    contact('b', { name: 'Lê Minh Châu', title: 'Quản lý', address: '15 Lê Đức Thọ', tags: ['friend'] }),
  ]
  const chosen: Chosen = { name: 'b', title: 'b' }
  expect(mergedFields(kept, [other], chosen, codes)).toEqual({
    name: 'Lê Minh Châu',
    title: 'Quản lý',
    address: '15 Lê Đức Thọ',
    tags: ['work', 'friend'],
  })
  expect(mergedFields(kept, [other], {}, codes)).toEqual({
    address: '15 Lê Đức Thọ',
    tags: ['work', 'friend'],
  })
})
