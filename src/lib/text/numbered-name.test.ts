import { expect, it } from 'vitest'
import { numberedName } from './numbered-name.ts'

it.each([
  ['báo giá.pdf', [], 'báo giá.pdf'],
  ['báo giá.pdf', ['Báo giá.PDF'], 'báo giá (2).pdf'],
  ['báo giá.pdf', ['báo giá.pdf', 'báo giá (2).pdf'], 'báo giá (3).pdf'],
  ['báo giá (2).pdf', ['báo giá (2).pdf'], 'báo giá (3).pdf'],
  ['Tháng 10', ['Tháng 10'], 'Tháng 10 (2)'],
  ['ghi chú', ['ghi chú'.normalize('NFD')], 'ghi chú (2)'],
  ['.env', ['.env'], '.env (2)'],
  ['a.tar.gz', ['a.tar.gz'], 'a.tar (2).gz'],
])('%s beside %s becomes %s', (name, taken, expected) => {
  expect(numberedName(name, taken)).toBe(expected)
})

it('a long name is cut, so that the number fits', () => {
  const longest = `${'a'.repeat(251)}.pdf`
  expect(numberedName(longest, [longest])).toBe(`${'a'.repeat(247)} (2).pdf`)
  const stored = 'a'.repeat(1000)
  expect(numberedName(stored, [stored])).toBe(`${'a'.repeat(996)} (2)`)
})
