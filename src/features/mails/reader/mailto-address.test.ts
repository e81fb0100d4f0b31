import { expect, it } from 'vitest'
import { mailtoAddress } from './mailto-address.ts'

it.each([
  ['mailto:lan@shop.vn', 'lan@shop.vn'],
  ['mailto:lan%2Bdon@shop.vn?subject=%C4%90%C6%A1n', 'lan+don@shop.vn'],
  ['mailto:%E0%A4%A@shop.vn', '%E0%A4%A@shop.vn'],
  ['https://shop.vn', undefined],
])('the address of %s is %s', (href, address) => {
  expect(mailtoAddress(href)).toBe(address)
})
