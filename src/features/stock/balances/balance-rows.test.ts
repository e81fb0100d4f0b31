import { expect, it } from 'vitest'
import type { ShopProduct } from '#src/contract/shop/products.ts'
import { balanceRows, worthOf } from './balance-rows.ts'

const product = (id: string, fields: Partial<ShopProduct> = {}) =>
  ({ id, name: id, sku: '', barcode: '', stock: 0, active: true, cost: 1000, ...fields }) as ShopProduct
const balance = (productId: string, warehouseId: string, onHand: number, reserved = 0) => ({
  productId,
  warehouseId,
  onHand,
  reserved,
  incoming: 0,
})
const all = { text: '', onlyLow: false, isWhole: true }

it('adds up the warehouses, and what is reserved is not available', () => {
  const [row] = balanceRows(
    [product('Gạo', { stock: 7 })],
    [balance('Gạo', 'store', 5, 2), balance('Gạo', 'store-2', 2)],
    all,
  )
  expect(row).toMatchObject({ onHand: 7, reserved: 2, available: 5 })
})

it('a stock below zero is shown as it is', () => {
  const [row] = balanceRows([product('Gạo')], [balance('Gạo', 'store', -3)], all)
  expect(row?.onHand).toBe(-3)
})

it('lists what runs low, and no services', () => {
  const rows = balanceRows(
    [
      product('Gạo', { stock: 1, minStock: 5 }),
      product('Trà', { stock: 9, minStock: 5 }),
      product('Giao', { trackStock: false }),
    ],
    [],
    { ...all, onlyLow: true },
  )
  expect(rows.map(({ product }) => product.id)).toEqual(['Gạo'])
})

it('has no worth for those who may not see costs', () => {
  const known = balanceRows([product('Gạo', { stock: 3 })], [], all)
  expect(worthOf(known)).toBe(3000)
  const { cost: _, ...hidden } = product('Gạo')
  expect(worthOf(balanceRows([hidden], [], all))).toBeUndefined()
})
