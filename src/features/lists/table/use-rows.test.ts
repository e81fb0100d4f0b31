import { expect, it } from 'vitest'
import { shownRows } from './use-rows.ts'

const kind = {
  fields: [
    { name: 'name', label: '', type: 'text' },
    { name: 'phone', label: '', type: 'phone' },
    { name: 'debt', label: '', type: 'money' },
  ],
} as const

const rows = [
  { id: 'a', name: 'Đặng Thị Thảo', phone: '0901 234 567', debt: 5 },
  { id: 'b', name: 'Bùi Ngọc Ẩn', phone: '0912.000.111', debt: 20 },
]
const ids = (asked: Parameters<typeof shownRows>[2]) => shownRows(rows, kind, asked).map(({ id }) => id)

it('finds parts of names without accents, and digits of telephone numbers', () => {
  expect(ids({ q: 'thao dang' })).toEqual(['a'])
  expect(ids({ q: '000111' })).toEqual(['b'])
  expect(ids({ q: 'không có' })).toEqual([])
})

it('sorts by the first field, or by another one', () => {
  expect(ids({})).toEqual(['b', 'a'])
  expect(ids({ by: 'debt', isDescending: true })).toEqual(['b', 'a'])
  expect(ids({ by: 'debt' })).toEqual(['a', 'b'])
})
