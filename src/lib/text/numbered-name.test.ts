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
