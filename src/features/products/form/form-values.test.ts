import { expect, it } from 'vitest'
import { products } from '#seed/products.ts'
import { changesFrom, conflictsIn, valuesOf } from './form-values.ts'

const [first] = products.products
if (!first) throw new Error('The sample has products')
const { position: _, ...product } = first
const base = valuesOf(product)

it('has no changes at first', () => expect(changesFrom(base, { ...base })).toBeUndefined())

it('sends only the fields that differ', () => {
  expect(changesFrom(base, { ...base, stock: base.stock + 1, tags: [...base.tags] })).toEqual({
    stock: base.stock + 1,
  })
  expect(changesFrom(base, { ...base, tags: [] })).toEqual({ tags: [] })
})

it('does not send a field that was changed elsewhere to another value', () => {
  const values = { ...base, sku: 'A-1', stock: base.stock + 1, brand: 'x' }
  const stored = { ...base, sku: 'B-1', barcode: '893', brand: 'x' }
  const conflicts = conflictsIn(base, stored, values)
  expect(conflicts).toEqual(['sku'])
  expect(changesFrom(base, values, conflicts)).toEqual({ stock: base.stock + 1, brand: 'x' })
  expect(changesFrom(base, { ...base, sku: 'A-1' }, conflicts)).toBeUndefined()
})

it('shows the placeholder name of a new product as an empty field', () => {
  expect(valuesOf({ ...product, name: 'A New Product' }).name).toBe('')
})
