import { expect, it } from 'vitest'
import type { EditLine } from '#src/blocks/shop/documents/lines/edit-lines.ts'
import { stockUnits } from './stock-units.ts'

const line = (productId: string, quantity: number, factor = 1) =>
  ({ productId, quantity, factor }) as EditLine

it('adds up the units of a product', () => {
  expect(stockUnits([line('tea', 2, 24), line('rice', 0.1), line('tea', 3), line('rice', 0.2)])).toEqual([
    { productId: 'tea', quantity: 51 },
    { productId: 'rice', quantity: 0.3 },
  ])
})
