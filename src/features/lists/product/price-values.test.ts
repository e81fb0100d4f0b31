import { expect, it } from 'vitest'
import { basePriceOf, priceOf } from '#src/contract/products.ts'
import { areUnitsComplete, changesOf, type PriceValues } from './price-values.ts'

const stored: PriceValues = {
  price: 108_000,
  taxPercent: 8,
  unit: 'chai',
  minStock: 5,
  maxStock: 0,
  units: [{ name: 'thùng', factor: 24, price: 2_500_000, barcode: '' }],
}

it('only what was changed is stored', () => {
  expect(changesOf(stored, stored)).toEqual({})
  expect(changesOf(stored, { ...stored, price: 110_000 })).toEqual({ price: 110_000 })
  expect(changesOf(stored, { ...stored, units: [] })).toEqual({ units: [] })
})

it('another tax keeps the price that customers pay', () => {
  expect(changesOf(stored, { ...stored, taxPercent: 10 })).toEqual({ taxPercent: 10, basePrice: 98_181.8182 })
  expect(basePriceOf(108_000, 8)).toBe(100_000)
})

it('a unit needs a name and a size', () => {
  expect(areUnitsComplete(stored)).toBe(true)
  expect(areUnitsComplete({ ...stored, units: [{ name: ' ', factor: 1, price: 0, barcode: '' }] })).toBe(
    false,
  )
})

it('a price in whole đồng is the same after it was taken apart and computed again', () => {
  for (const tax of [0, 5, 8, 10, 18, 30])
    for (let price = 100; price <= 5_000_000; price += 700)
      expect(priceOf(basePriceOf(price, tax), tax), `${price} with ${tax} %`).toBe(price)
})
