import { expect, it } from 'vitest'
import { pasteLines as pasted } from './paste-lines.ts'

const field = (value: string, selectionStart = value.length, selectionEnd = selectionStart) => ({
  value,
  selectionStart,
  selectionEnd,
})

const pasteLines = (...given: Parameters<typeof pasted>) => pasted(...given)?.map(({ content }) => content)

it('each line of the text becomes a line of the checklist', () => {
  expect(pasteLines(field(''), 'Trứng\nSữa\r\nĐường\n')).toEqual(['Trứng', 'Sữa', 'Đường'])
  expect(pasteLines(field(''), 'Trứng\n\n  Sữa  \n')).toEqual(['Trứng', 'Sữa'])
})

it('the text replaces the selection, between the text before and after it', () => {
  expect(pasteLines(field('Mua ngay', 4, 8), 'trứng\nsữa')).toEqual(['Mua trứng', 'sữa'])
  expect(pasteLines(field('Mua ngay', 4), 'trứng\nsữa ')).toEqual(['Mua trứng', 'sữangay'])
})

it('the markers of a list are removed', () => {
  expect(pasteLines(field(''), '- Trứng\n* Sữa\n• Đường\n[ ] Muối\n- [x] Gạo')).toEqual([
    'Trứng',
    'Sữa',
    'Đường',
    'Muối',
    'Gạo',
  ])
  expect(pasteLines(field(''), '-5 °C\n*giảm giá*')).toEqual(['-5 °C', '*giảm giá*'])
})

it('numbers, Markdown and boxes of other programs are list marks', () => {
  expect(pasteLines(field(''), '1. Trứng\n2) Sữa\n10. Đường\n+ Muối\n– Gạo')).toEqual([
    'Trứng',
    'Sữa',
    'Đường',
    'Muối',
    'Gạo',
  ])
  expect(pasteLines(field(''), '3 quả trứng\n2.5 kg gạo\n2026')).toEqual([
    '3 quả trứng',
    '2.5 kg gạo',
    '2026',
  ])
})

it('a ticked box ticks its line', () => {
  expect(pasted(field(''), '- [ ] Trứng\n- [x] Sữa\n* [X] Đường\n☐ Muối\n☑ Gạo\n✔ Mì\nBún')).toEqual([
    { content: 'Trứng', completed: false },
    { content: 'Sữa', completed: true },
    { content: 'Đường', completed: true },
    { content: 'Muối', completed: false },
    { content: 'Gạo', completed: true },
    { content: 'Mì', completed: true },
    { content: 'Bún' },
  ])
})

it('a text of one line is left to the browser', () => {
  expect(pasteLines(field(''), 'Trứng')).toBeUndefined()
  expect(pasteLines(field(''), '- Trứng\n')).toBeUndefined()
  expect(pasteLines(field(''), '\n')).toBeUndefined()
})

it('a line that is too long is cut', () => {
  expect(pasteLines(field(''), `${'a'.repeat(2000)}\nb`)?.map(line => line.length)).toEqual([1000, 1])
})
