import { expect, it } from 'vitest'
import { pasteLines } from './paste-lines.ts'

const field = (value: string, selectionStart = value.length, selectionEnd = selectionStart) => ({
  value,
  selectionStart,
  selectionEnd,
})

it('makes a line of each line of the text', () => {
  expect(pasteLines(field(''), 'Trứng\nSữa\r\nĐường\n')).toEqual(['Trứng', 'Sữa', 'Đường'])
  expect(pasteLines(field(''), 'Trứng\n\n  Sữa  \n')).toEqual(['Trứng', 'Sữa'])
})

it('puts the text in place of the selection, between what stands before and after it', () => {
  expect(pasteLines(field('Mua ngay', 4, 8), 'trứng\nsữa')).toEqual(['Mua trứng', 'sữa'])
  expect(pasteLines(field('Mua ngay', 4), 'trứng\nsữa ')).toEqual(['Mua trứng', 'sữangay'])
})

it('leaves out the marks of a list', () => {
  expect(pasteLines(field(''), '- Trứng\n* Sữa\n• Đường\n[ ] Muối\n- [x] Gạo')).toEqual([
    'Trứng',
    'Sữa',
    'Đường',
    'Muối',
    'Gạo',
  ])
  expect(pasteLines(field(''), '-5 °C\n*giảm giá*')).toEqual(['-5 °C', '*giảm giá*'])
})

it('leaves a text of one line to the browser', () => {
  expect(pasteLines(field(''), 'Trứng')).toBeUndefined()
  expect(pasteLines(field(''), '- Trứng\n')).toBeUndefined()
  expect(pasteLines(field(''), '\n')).toBeUndefined()
})

it('cuts what is longer than a line may be', () => {
  expect(pasteLines(field(''), `${'a'.repeat(2000)}\nb`)?.map(line => line.length)).toEqual([1000, 1])
})
