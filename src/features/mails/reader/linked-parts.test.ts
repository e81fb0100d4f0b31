import { expect, it } from 'vitest'
import { parts } from './linked-parts.ts'

const links = (text: string) => parts(text).flatMap(({ url, address }) => url ?? address ?? [])

it.each([
  [
    'Xem https://nhasuong.vn/gia?a=1&b=2, rồi nhắn chau@outpost.example.',
    ['https://nhasuong.vn/gia?a=1&b=2', 'chau@outpost.example'],
  ],
  ['(http://a.vn/b)', ['http://a.vn/b']],
  ['javascript:alert(1) và data:text/html,x', []],
  ['Không có gì', []],
])('the addresses in %s are found', (text, found) => {
  expect(links(text)).toEqual(found)
  expect(
    parts(text)
      .map(part => part.text)
      .join(''),
  ).toBe(text)
})
