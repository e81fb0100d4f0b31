import { expect, it, vi } from 'vitest'
import type { ListedContact } from '#src/contract/contacts.ts'
import { findContacts, warmSearch } from './find-contacts.ts'

const contact = (name: string, fields: Partial<ListedContact> = {}): ListedContact => ({
  id: name,
  name,
  avatar: null,
  title: '',
  company: '',
  email: '',
  phone: null,
  others: [],
  tags: [],
  position: 0,
  ...fields,
})
const list = [
  contact('Đặng Quỳnh Anh', { company: 'Tạp hoá Nhà Sương', email: 'anh@outpost.example', tags: ['work'] }),
  contact('Nguyễn Thị Hường', { title: 'Quản lý', phone: { country: 'vn', phoneNumber: '090 822 6417' } }),
  contact('Tanaka Kenji', {
    phone: { country: 'jp', phoneNumber: '080 1234 5678' },
    others: ['kenji@kobe.example', '078 391 0000'],
  }),
]
const found = (query: string, tag?: string) => findContacts(list, query, tag).map(({ id }) => id)

it('words are found in any order and field, ignoring accents and case', () => {
  expect(found('dang quynh')).toEqual(['Đặng Quỳnh Anh'])
  expect(found('suong ANH')).toEqual(['Đặng Quỳnh Anh'])
  expect(found('quan ly huong')).toEqual(['Nguyễn Thị Hường'])
  expect(found('outpost.example')).toEqual(['Đặng Quỳnh Anh'])
  expect(found('zzz')).toEqual([])
})

it('a number is found in every way of writing it', () => {
  for (const number of ['0908226417', '+84 908 226 417', '0084908226417', '6417', '822 64'])
    expect(found(number), number).toEqual(['Nguyễn Thị Hường'])
  expect(found('12345678')).toEqual(['Tanaka Kenji'])
  expect(found('78 391'), 'a further one').toEqual(['Tanaka Kenji'])
  expect(found('kobe.example')).toEqual(['Tanaka Kenji'])
  expect(found('5678 78'), 'never across two').toEqual([])
})

it('only contacts with the tag are found; an empty search returns all of them', () => {
  expect(found('', 'work')).toEqual(['Đặng Quỳnh Anh'])
  expect(found('kenji', 'work')).toEqual([])
  expect(findContacts(list, ' ')).toBe(list)
})

it('all rows are prepared while the page is idle, until this is cancelled', () => {
  vi.useFakeTimers()
  let count = 0
  const rows = Array.from({ length: 1200 }, (_, row) => {
    const counted = contact(`${row}`)
    return Object.defineProperty(counted, 'title', { get: () => (count++, 'Thủ kho') })
  })

  const cancel = warmSearch(rows)
  expect(count).toBe(0)
  vi.runOnlyPendingTimers()
  cancel()
  vi.runAllTimers()
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(1200)

  warmSearch(rows)
  vi.runAllTimers()
  expect(count).toBe(1200)
  expect(findContacts(rows, 'thu kho')).toHaveLength(1200)
  expect(count, 'and never again').toBe(1200)
  vi.useRealTimers()
})
