import { expect, it } from 'vitest'
import { contentLines, textValue } from './content-lines.ts'

it('every line ends with CRLF', () => {
  expect(contentLines(['A:1', 'B:2'])).toBe('A:1\r\nB:2\r\n')
})

it('a line is folded at 75 octets, never inside a letter, and unfolds to the same text', () => {
  const line = `SUMMARY:${'Nhận hàng Hòn Thơm ở kho số 2 🚚 '.repeat(6)}`
  const text = contentLines([line])
  const physical = text.slice(0, -2).split('\r\n')
  const octets = physical.map(part => new TextEncoder().encode(part).length)
  expect(Math.max(...octets)).toBeLessThanOrEqual(75)
  expect(physical.slice(1).every(part => part.startsWith(' '))).toBe(true)
  expect(text.replaceAll('\r\n ', '').trimEnd()).toBe(line.trimEnd())
})

it('a line of exactly 75 octets is not folded', () => {
  expect(contentLines(['x'.repeat(75)])).toBe(`${'x'.repeat(75)}\r\n`)
  expect(contentLines(['x'.repeat(76)])).toBe(`${'x'.repeat(75)}\r\n x\r\n`)
})

it('the separators of values are escaped', () => {
  expect(textValue('a, b; c\\d\r\ne\nf')).toBe('a\\, b\\; c\\\\d\\ne\\nf')
})
