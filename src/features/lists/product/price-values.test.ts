import { expect, it } from 'vitest'
import { areUnitsComplete, beforeTax, changesOf, type PriceValues } from './price-values.ts'

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
  expect(changesOf(stored, { ...stored, taxPercent: 10 })).toEqual({ taxPercent: 10, basePrice: 98_181.82 })
  expect(beforeTax(108_000, 8)).toBe(100_000)
})

it('a unit needs a name and a size', () => {
  expect(areUnitsComplete(stored)).toBe(true)
  expect(areUnitsComplete({ ...stored, units: [{ name: ' ', factor: 1, price: 0, barcode: '' }] })).toBe(
    false,
  )
})
