import { expect, it } from 'vitest'
import type { Contact, ContactFields } from '#src/contract/contacts.ts'
import { mergeInto } from '#src/features/contacts/duplicates/merge.ts'
import type { DialCodes } from '#src/features/contacts/fields/phone.ts'
import { planImport } from './plan-import.ts'

const codes: DialCodes = new Map([['vn', '+84']])
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
const phone = (phoneNumber: string, country = 'vn') => ({ country, phoneNumber, label: 'Mobile' })

const anh = contact('anh', {
  name: 'Đặng Quỳnh Anh',
  phoneNumbers: [phone('0908 226 417')],
  emails: [{ email: 'anh@outpost.example', label: 'Work' }],
  notes: '<p>Giữ <b>giá</b></p>',
})

it('an existing contact is found by UID, or by name with a number or an address', () => {
  const cards: ContactFields[] = [
    { name: 'Mai', uid: 'foreign' },
    { name: 'dang quynh anh', phoneNumbers: [phone('+84 908 226 417')], title: 'Thu mua' },
    { name: 'Đặng Quỳnh  Anh', emails: [{ email: 'ANH@outpost.example', label: '' }] },
    { name: 'Khác', phoneNumbers: [phone('0908226417')] },
    { name: 'Ẩn', uid: 'anh' },
  ]
  const plan = planImport(cards, [anh, contact('m', { uid: 'foreign' })], codes)
  expect(plan.map(({ kind, choice, match }) => [kind, choice, match?.id])).toEqual([
    ['unchanged', 'skip', 'm'],
    ['known', 'merge', 'anh'],
    ['unchanged', 'skip', 'anh'],
    ['new', 'add', undefined],
    ['unchanged', 'skip', 'anh'],
  ])
})

it('a card that occurs twice is imported once', () => {
  const card = { name: 'Tư', phoneNumbers: [phone('0909 000 111')] }
  const plan = planImport([card, card, { name: 'Tư' }], [], codes)
  expect(plan.map(({ kind, choice }) => [kind, choice])).toEqual([
    ['new', 'add'],
    ['duplicateInFile', 'skip'],
    ['new', 'add'],
  ])
})

it('missing values are added, and existing values stay', () => {
  const other: ContactFields = {
    name: 'Anh',
    title: 'Thu mua',
    company: '',
    birthday: '1994-08-18T12:00:00.000Z',
    emails: [
      { email: 'Anh@Outpost.example', label: 'Home' },
      { email: 'q@mail.example', label: '' },
    ],
    phoneNumbers: [phone('908226417'), phone('028 3894 1120')],
    tags: ['work'],
    notes: '<p>Nghỉ thứ Hai</p>',
  }
  expect(mergeInto(anh, other, codes)).toEqual({
    title: 'Thu mua',
    birthday: '1994-08-18T12:00:00.000Z',
    emails: [anh.emails[0], { email: 'q@mail.example', label: '' }],
    phoneNumbers: [anh.phoneNumbers[0], phone('028 3894 1120')],
    tags: ['work'],
    notes: '<p>Giữ <b>giá</b></p><p>Nghỉ thứ Hai</p>',
  })
  expect(mergeInto({ ...anh, title: 'Khác' }, { title: 'Thu mua', notes: 'Giữ giá' }, codes)).toEqual({})
})
