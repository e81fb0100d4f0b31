import { expect, it } from 'vitest'
import type { ShopProduct } from '#src/contract/shop/products.ts'
import { rowsOfCode } from './rows-of-code.ts'

const product = { id: 'tea', sku: 'TRA-01', barcode: '8938505974194', unit: 'gói', price: 1, units: [] }
const products = [product] as unknown as ShopProduct[]
const rows = [
  { code: 'XH-A1-261120-001', lines: [{ productId: 'tea' }, { productId: 'rice' }] },
  { code: 'XH-A1-261120-002', lines: [{ productId: 'rice' }] },
  { code: 'XH-A1-261120-003', lines: [{ productId: 'tea' }] },
]
const found = (code: string) => rowsOfCode(rows, products, code).map(row => row.code.slice(-3))

it.each([
  ['xh-a1-261120-002', ['002']],
  ['8938505974194', ['001', '003']],
  ['tra-01', ['001', '003']],
  ['4006381333931', []],
  ['  ', []],
])('the code %s means the documents %j', (code, codes) => {
  expect(found(code)).toEqual(codes)
})
