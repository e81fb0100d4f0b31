import { expect, it } from 'vitest'
import type { TakeOutLine } from '#src/contract/shop/documents/documents.ts'
import { completeSlips, pickListOf } from './pick-list.ts'

const line = (productId: string, quantity: number, unit = ''): TakeOutLine => ({
  id: `${productId}-${unit}`,
  productId,
  unit,
  factor: unit ? 24 : 1,
  quantity,
  price: 0,
  discount: 0,
  taxPercent: 0,
  note: '',
  collected: 0,
  delivered: 0,
})
const slips = [
  { id: 'a', code: 'XH-1', lines: [line('rice', 0.1), line('beer', 2, 'thùng')] },
  { id: 'b', code: 'XH-2', lines: [line('beer', 5), line('rice', 0.2)] },
  { id: 'c', code: 'XH-3', lines: [line('tea', 1), line('tea', 1)] },
]

it('sums each product over all slips, each unit by itself', () => {
  expect(pickListOf(slips)).toEqual([
    { productId: 'rice', amounts: [{ unit: '', quantity: 0.3 }], slips: 2 },
    {
      productId: 'beer',
      amounts: [
        { unit: 'thùng', quantity: 2 },
        { unit: '', quantity: 5 },
      ],
      slips: 2,
    },
    { productId: 'tea', amounts: [{ unit: '', quantity: 2 }], slips: 1 },
  ])
})

it('a slip is complete when every product of it is ticked', () => {
  const complete = (ticked: string[]) => completeSlips(slips, ticked).map(({ id }) => id)
  expect(complete(['rice', 'beer'])).toEqual(['a', 'b'])
  expect(complete(['rice', 'tea'])).toEqual(['c'])
  expect(complete([])).toEqual([])
})
