import { expect, it } from 'vitest'
import type { Contact } from '#src/contract/contacts.ts'
import type { DialCodes } from '#src/features/contacts/fields/phone.ts'
import { fromCard } from '#src/features/contacts/import/from-card.ts'
import { planImport } from '#src/features/contacts/import/plan-import.ts'
import { birthdaysIn } from './birthdays.ts'
import { readRows } from './read-rows.ts'
import { rowsOf } from './write-rows.ts'

const codes: DialCodes = new Map([
  ['vn', '+84'],
  ['de', '+49'],
])

const cardsOf = (...table: string[][]) => readRows(table)?.cards

it('reads an export of Google with its labels, several numbers in a cell, and its own groups left out', () => {
  expect(
    cardsOf(
      [
        'First Name',
        'Middle Name',
        'Last Name',
        'Organization Name',
        'Organization Title',
        'Birthday',
        'Notes',
        'Labels',
        'E-mail 1 - Label',
        'E-mail 1 - Value',
        'Phone 1 - Label',
        'Phone 1 - Value',
        'Address 1 - Formatted',
        'Address 1 - City',
      ],
      [
        'Hà',
        'Thu',
        'Nguyễn',
        'Trà Suối Giàng',
        'Bán hàng',
        ' --08-18',
        'Gọi sáng',
        'Nhà cung cấp ::: * myContacts',
        '* Home',
        'ha@mail.example',
        'Mobile',
        '0908 226 417 ::: 0912 000 111',
        '12 Trần Phú\nHà Nội',
        'Hà Nội',
      ],
    ),
  ).toEqual([
    {
      name: 'Nguyễn Thu Hà',
      company: 'Trà Suối Giàng',
      title: 'Bán hàng',
      birthday: '--08-18',
      notes: 'Gọi sáng',
      tags: ['Nhà cung cấp'],
      emails: [{ value: 'ha@mail.example', label: 'Personal' }],
      phones: [
        { value: '0908 226 417', label: 'Mobile' },
        { value: '0912 000 111', label: 'Mobile' },
      ],
      address: '12 Trần Phú, Hà Nội',
    },
  ])
})

it('reads an export of Outlook, where Title is the form of address and months are first', () => {
  expect(
    cardsOf(
      [
        'Title',
        'First Name',
        'Last Name',
        'Company',
        'Job Title',
        'Business Street',
        'Business City',
        'Home Street',
        'Business Phone',
        'Business Phone 2',
        'Mobile Phone',
        'Business Fax',
        'E-mail Address',
        'E-mail Type',
        'E-mail Display Name',
        'E-mail 2 Address',
        'Birthday',
        'Categories',
        'Web Page',
      ],
      [
        'Mr.',
        'John',
        'Smith',
        'Acme',
        'Buyer',
        '1 Main St',
        'Berlin',
        '2 Side St',
        '+49 30 1234567',
        '',
        '0171 1',
        '030 9',
        'john@acme.example',
        'SMTP',
        'John Smith',
        'js@mail.example',
        '8/18/1994',
        'Work;Regular',
        'acme.example',
      ],
    ),
  ).toEqual([
    {
      name: 'Mr. John Smith',
      company: 'Acme',
      title: 'Buyer',
      address: '1 Main St, Berlin',
      notes: '2 Side St\nacme.example',
      birthday: '1994-08-18',
      tags: ['Work', 'Regular'],
      emails: [
        { value: 'john@acme.example', label: '' },
        { value: 'js@mail.example', label: '' },
      ],
      phones: [
        { value: '+49 30 1234567', label: 'Work' },
        { value: '0171 1', label: 'Mobile' },
        { value: '030 9', label: 'Work fax' },
      ],
    },
  ])
})

it('reads a Vietnamese table in any case and without accents; people without number get a stable UID', () => {
  const read = () =>
    cardsOf(
      ['HO VA TEN', 'SĐT', 'Số di động', 'Địa chỉ email', 'Địa chỉ', 'Ngày sinh', 'Chức vụ', 'Lạ'],
      ['Lê Văn Tám', '028 3894 1120', '0909 1', 'tam@mail.example', '1 Lê Lợi', '3/2/1990', 'Lái xe', 'x'],
      ['Bà Bảy', '', '', '', 'Chợ Lớn', '', '', ''],
    )
  expect(read()).toEqual([
    {
      name: 'Lê Văn Tám',
      title: 'Lái xe',
      address: '1 Lê Lợi',
      birthday: '1990-02-03',
      tags: [],
      emails: [{ value: 'tam@mail.example', label: '' }],
      phones: [
        { value: '028 3894 1120', label: '' },
        { value: '0909 1', label: 'Mobile' },
      ],
    },
    { uid: 'csv:ba bay|||cho lon', name: 'Bà Bảy', address: 'Chợ Lớn', tags: [], emails: [], phones: [] },
  ])
  expect(read()).toEqual(read())
})

it('a table with Tên and Họ has the name in two columns, and one with only Tên the whole name', () => {
  expect(cardsOf(['Tên', 'Tên đệm', 'Họ'], ['An', 'Văn', 'Đỗ'])?.[0]?.name).toBe('Đỗ Văn An')
  expect(cardsOf(['Tên'], ['Đỗ Văn An'])?.[0]?.name).toBe('Đỗ Văn An')
})

it('says why a row cannot be read, and refuses a table about other things', () => {
  const table = readRows([
    ['Name', 'E-mail', 'Birthday'],
    ['', '', '1/1/2000'],
    ['An', 'an at mail', ''],
    ['An', '', '31/2/2000'],
    ['A'.repeat(1001), '', ''],
    ['An', '', '', 'x'],
    ['An', 'an@mail.example', ''],
  ])
  expect(table?.failed.map(({ reason }) => reason.code)).toEqual([
    'empty',
    'email',
    'birthday',
    'tooLong',
    'extraCells',
  ])
  expect(table?.cards.map(({ name }) => name)).toEqual(['An'])
  expect(
    readRows([
      ['SKU', 'Stock'],
      ['T-1', '2'],
    ]),
  ).toBeUndefined()
  expect(readRows([])).toBeUndefined()
})

it('a day after 12 tells whether the day or the month is first', () => {
  expect(birthdaysIn(['5/6/1990', '8/18/1994'])('5/6/1990')).toBe('1990-05-06')
  expect(birthdaysIn(['5/6/1990', '18/8/1994'])('5/6/1990')).toBe('1990-06-05')
  const read = birthdaysIn([])
  expect(['1990-02-29T00:00:00Z', '1990-02-30', '0/0/00', ' ', '1.2.90'].map(read)).toEqual([
    '1990-02-29',
    undefined,
    null,
    null,
    undefined,
  ])
})

const contact: Contact = {
  id: 'anh',
  name: 'Đặng Quỳnh Anh',
  title: 'Thu mua',
  company: 'Nhà Sương',
  avatar: null,
  background: null,
  birthday: '1994-08-18T12:00:00.000Z',
  address: '128 Quang Trung',
  notes: '<p>Giữ <b>giá</b></p><ul><li>Trà: 10 kg</li></ul><p>Hết</p>',
  emails: [{ email: 'anh@outpost.example', label: 'Personal' }],
  phoneNumbers: [
    { country: 'vn', phoneNumber: '908 226 417', label: 'Mobile' },
    { country: 'de', phoneNumber: '30 1234567', label: 'Work' },
  ],
  tags: ['t1'],
}

it.each(['vi', 'en'])('what is exported in %s is read back as nothing new', locale => {
  const table = rowsOf([contact], { titles: new Map([['t1', 'Khách quen']]), codes, locale })
  const read = readRows(table)
  expect(read?.failed).toEqual([])
  expect(read?.cards[0]).toMatchObject({
    uid: 'anh',
    emails: [{ value: 'anh@outpost.example', label: 'Personal' }],
    phones: [
      { value: '0908 226 417', label: 'Mobile' },
      { value: '+49 30 1234567', label: 'Work' },
    ],
  })
  const fields = (read?.cards ?? []).map(card =>
    fromCard(card, { codes, tagIds: new Map([['khach quen', 't1']]), clean: html => html }),
  )
  expect(planImport(fields, [contact], codes).map(({ kind }) => kind)).toEqual(['unchanged'])
})
