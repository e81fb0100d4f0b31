import { expect, test } from 'vitest'
import { initials, slotOf } from './initials.ts'

test('initials are the first letters of the first and the last word', () => {
  expect(initials('Nguyễn Thị Thu Hương')).toBe('NH')
  expect(initials('đỗ  Ánh ')).toBe('ĐÁ')
  expect(initials('Lan')).toBe('L')
  expect(initials('')).toBe('')
})

test('a name always has the same colour, and the names use all eight colours', () => {
  expect(slotOf('Trần Văn Nam')).toBe(slotOf('Trần Văn Nam'))
  const names = Array.from({ length: 200 }, (_, index) => `Khách ${index}`)
  expect(new Set(names.map(slotOf)).size).toBe(8)
})
