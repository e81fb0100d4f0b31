import { expect, it } from 'vitest'
import type { ShopProduct } from '#src/contract/shop/products.ts'
import { readLines } from './read-lines.ts'

const product = (id: string, sku: string, fields: Partial<ShopProduct> = {}) =>
  ({
    id,
    name: id,
    sku,
    barcode: '',
    price: 9000,
    cost: 5000,
    taxPercent: 8,
    units: [],
    ...fields,
  }) as unknown as ShopProduct

const goods = [
  product('tea', 'TH-1', { units: [{ name: 'thùng', factor: 24, price: 0, barcode: '893' }] }),
  product('rice', 'TH-2'),
]

it('reads codes, quantities and costs, and ignores the head of the table', () => {
  const { lines, unknown } = readLines(
    [
      ['Mã', 'Số lượng', 'Giá'],
      ['TH-1', '2', '4.500'],
      ['th-2', '1,5', ''],
      ['XX', '3', ''],
    ],
    goods,
    'vi',
  )
  expect(lines).toMatchObject([
    { productId: 'tea', quantity: 2, price: 4500 },
    { productId: 'rice', quantity: 1.5, price: 5000 },
  ])
  expect(unknown).toEqual(['XX'])
})

it('the barcode of a box is the box, at the cost of all that is in it', () => {
  expect(readLines([['893', '2']], goods, 'vi').lines).toMatchObject([
    { unit: 'thùng', factor: 24, quantity: 2, price: 120_000 },
  ])
})
