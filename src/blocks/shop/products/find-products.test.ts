import { expect, it } from 'vitest'
import type { ShopProduct } from '#src/contract/shop/products.ts'
import { findByCode, findProducts, firstFound } from './find-products.ts'
import { taxOf, unitOf } from './units.ts'

const product = (name: string, fields: Partial<ShopProduct> = {}): ShopProduct => ({
  id: name,
  category: '',
  name,
  description: '',
  tags: [],
  sku: '',
  barcode: '',
  brand: '',
  vendor: '',
  stock: 5,
  reserved: 0,
  basePrice: 0,
  taxPercent: 8,
  price: 12_000,
  weight: 0,
  thumbnail: null,
  images: [],
  active: true,
  version: 1,
  ...fields,
})

const milk = product('Sữa tươi không đường', {
  barcode: '8934567000017',
  unit: 'hộp',
  units: [{ name: 'thùng', factor: 48, price: 550_000, barcode: '8934567000482' }],
})
const coffee = product('Cà phê sữa hòa tan', { sku: 'CF-01', barcode: '8930000010017' })
const rice = product('Gạo ST25', { sku: 'GAO' })
const all = [coffee, milk, rice]
const names = (text: string) => findProducts(all, text).map(({ name }) => name)

it('finds parts of a name without accents, in any order, the beginnings of names first', () => {
  expect(names('sua')).toEqual([milk.name, coffee.name])
  expect(names('duong SUA')).toEqual([milk.name])
  expect(names('gao')).toEqual([rice.name])
  expect(names('nuoc mam')).toEqual([])
})

it('finds the last digits of a barcode, and all products without a text', () => {
  expect(names('00017')).toEqual([milk.name])
  expect(names('017')).toEqual([coffee.name, milk.name])
  expect(names(' ')).toHaveLength(3)
})

it('takes the unit to which a barcode belongs, and the stock unit of another code', () => {
  expect(findByCode(all, '8934567000482')?.unit).toEqual({ name: 'thùng', factor: 48, price: 550_000 })
  expect(firstFound(all, 'cf-01')).toEqual({ product: coffee, unit: { name: '', factor: 1, price: 12_000 } })
  expect(firstFound(all, 'sua')?.unit.name).toBe('hộp')
  expect(firstFound(all, '')).toBeUndefined()
  expect(findByCode(all, '893')).toBeUndefined()
})

it('takes the first of several products with a code, and finds codes with accents', () => {
  const [one, other] = [product('Một', { sku: 'MÃ-1' }), product('Hai', { sku: 'mã-1' })]
  expect(findByCode([one, other], 'ma-1')?.product).toBe(one)
  expect(findByCode([other, one], 'MÃ-1')?.product).toBe(other)
})

it('another list of products has codes of its own', () => {
  expect(findByCode(all, 'NEW-1')).toBeUndefined()
  const changed = product('Gạo ST25', { sku: 'NEW-1' })
  const next = all.map(row => (row === rice ? changed : row))
  expect(findByCode(next, 'NEW-1')?.product).toBe(changed)
  expect(findByCode(next, 'GAO')).toBeUndefined()
})

it('a unit that a product lacks is its stock unit, and a rate that is not in force the next lower one', () => {
  expect(unitOf(milk, 'lốc')).toMatchObject({ name: 'hộp', factor: 1 })
  expect(unitOf(milk, 'thùng').factor).toBe(48)
  expect([0, 5, 7, 8, 18].map(taxPercent => taxOf({ taxPercent }))).toEqual([0, 5, 5, 8, 10])
})
