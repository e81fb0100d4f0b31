import { expect, it } from 'vitest'
import type { Offer } from '#src/contract/shop/catalogue.ts'
import {
  type BasketLine,
  groupsOf,
  isTooFew,
  missingOf,
  totalOf,
  withMissing,
  withoutMade,
  withQuantity,
} from './basket-lines.ts'

const offer = (productId: string, supplierId: string, fields: Partial<Offer> = {}): Offer => ({
  id: `${productId}|${supplierId}`,
  productId,
  name: productId,
  sku: '',
  category: '',
  thumbnail: null,
  supplierId,
  supplier: `Nhà ${supplierId}`,
  unit: 'thùng',
  factor: 24,
  cost: 100_000,
  minimum: 2,
  since: '2026-01-01',
  stockUnit: 'gói',
  stock: 10,
  minStock: 30,
  maxStock: 120,
  isUsual: true,
  ...fields,
})
const quantities = (lines: readonly BasketLine[]) => lines.map(({ id, quantity }) => [id, quantity])

it('adds an offer, changes its quantity, keeps the id of its line, and removes it at 0', () => {
  const tea = offer('tea', 'a')
  const once = withQuantity([], tea, 2)
  const twice = withQuantity(once, tea, 5)
  expect(quantities(twice)).toEqual([['tea|a', 5]])
  expect(twice[0]?.lineId).toBe(once[0]?.lineId)
  expect(withQuantity(twice, tea, 0)).toEqual([])
})

it('what is missing fills up to the highest stock in whole units, and is at least the smallest order', () => {
  expect(missingOf(offer('tea', 'a'))).toBe(5)
  expect(missingOf(offer('tea', 'a', { maxStock: 0 }))).toBe(2)
  expect(missingOf(offer('tea', 'a', { factor: 1, minimum: 1 }))).toBe(110)
})

it('orders what is missing once for each product, and leaves what the basket has', () => {
  const lines = withQuantity([], offer('tea', 'b'), 3)
  const all = withMissing(lines, [offer('tea', 'a'), offer('rice', 'a')])
  expect(quantities(all)).toEqual([
    ['tea|b', 3],
    ['rice|a', 5],
  ])
  expect(withMissing(all, [offer('rice', 'a')])).toEqual(all)
})

it('groups the lines by supplier, with a total when all costs are known', () => {
  const { cost: _, ...unknown } = offer('salt', 'b')
  const lines = [offer('tea', 'a'), unknown, offer('rice', 'a', { cost: 33_333 })].reduce<BasketLine[]>(
    (all, one) => withQuantity(all, one, 3),
    [],
  )
  expect(groupsOf(lines).map(({ supplier, total, lines }) => [supplier, total, lines.length])).toEqual([
    ['Nhà a', 399_999, 2],
    ['Nhà b', undefined, 1],
  ])
  expect(totalOf(lines)).toBeUndefined()
  expect(lines.some(isTooFew)).toBe(false)
  expect(withQuantity([], offer('tea', 'a'), 1).some(isTooFew)).toBe(true)
})

it('what a take-in has leaves the basket; what was added meanwhile is for another take-in', () => {
  const [tea, rice, salt] = [offer('tea', 'a'), offer('rice', 'a'), offer('salt', 'b')]
  const sent = withQuantity(withQuantity(withQuantity([], tea, 2), rice, 3), salt, 4)
  const takeIns = { a: 'take-in-a', b: 'take-in-b' }
  const made = sent.slice(0, 2).map(({ lineId, quantity }) => ({ id: lineId, ordered: quantity }))

  const left = withoutMade({ lines: sent, takeIns }, 'a', made)
  expect(quantities(left.lines)).toEqual([['salt|b', 4]])
  expect(left.takeIns).toEqual({ b: 'take-in-b' })

  // A repeated order finds the take-in of the first attempt, and the user has raised a line since.
  const raised = withoutMade({ lines: withQuantity(sent, tea, 5), takeIns }, 'a', made)
  expect(quantities(raised.lines)).toEqual([
    ['tea|a', 3],
    ['salt|b', 4],
  ])
  expect(raised.lines[0]?.lineId).not.toBe(sent[0]?.lineId)
  expect(raised.takeIns).toMatchObject({ b: 'take-in-b' })
  expect(raised.takeIns.a).not.toBe('take-in-a')
})
