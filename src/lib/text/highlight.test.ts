import { describe, expect, it } from 'vitest'
import { findFolded, highlight } from './highlight.ts'

describe('findFolded', () => {
  const part = (text: string, needle: string) => {
    const composed = text.normalize('NFC')
    const found = findFolded(text, needle)
    return found && composed.slice(...found)
  }

  it.each([
    ['Nguyễn Thị Hường', 'huong', 'Hường'],
    ['Nguyễn Thị Hường'.normalize('NFD'), 'huong', 'Hường'],
    ['Đơn hàng Ở Đây', 'O DAY', 'Ở Đây'],
    ['İstanbul 한국 🍵 trà đá', 'tra', 'trà'],
    ['q\u0323\u0307 rồi x\u0304yz', 'xyz', 'x\u0304yz'],
    ['한국어 trà', 'tra', 'trà'],
    // The folded text has the same length: two marks were removed, two syllables added.
    ['q\u0323\u0307x\u0304 가 trà', 'tra', 'trà'],
  ])('%s: %s', (text, needle, expected) => {
    expect(part(text, needle)).toBe(expected.normalize('NFC'))
  })

  it('finds no match', () => {
    expect(findFolded('Hường', 'zzz')).toBeUndefined()
    expect(findFolded('Hường', '')).toBeUndefined()
    expect(findFolded('', 'a')).toBeUndefined()
  })
})

it('every match is marked, and all other text is escaped', () => {
  expect(highlight('<b>Trà</b> & trà', 'tra')).toBe(
    '&#60;b&#62;<mark>Trà</mark>&#60;/b&#62; &#38; <mark>trà</mark>',
  )
  expect(highlight('aaaaa', 'aa')).toBe('<mark>aa</mark><mark>aa</mark>a')
  expect(highlight('q\u0323\u0307 trà TRÀ', 'tra')).toBe('q\u0323\u0307 <mark>trà</mark> <mark>TRÀ</mark>')
  expect(highlight('Trà', 'x')).toBeUndefined()
})
