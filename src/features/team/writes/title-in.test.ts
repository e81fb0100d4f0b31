import { expect, it } from 'vitest'
import { titleIn } from './title-in.ts'

it.each([
  ['{"task":{"title":"Gọi xe"}}', 'Gọi xe'],
  ['{"contact":{"emails":[{"label":"Nhà"}],"name":"Cô Ba"}}', 'Cô Ba'],
  ['{"ids":["a","b"]}', undefined],
  ['{"note":{"title":"","content":"Mua đá"}}', 'Mua đá'],
  [`{"title":"${'a'.repeat(70)}"}`, `${'a'.repeat(60)}…`],
  ['{"mail":{"content":"<p>Gửi <b>hàng</b></p>"}}', 'Gửi hàng'],
  ['not JSON', undefined],
  [null, undefined],
])('%s is about %s', (body, title) => {
  expect(titleIn(body)).toBe(title)
})
