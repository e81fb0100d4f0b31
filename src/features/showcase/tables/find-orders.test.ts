import { describe, expect, it } from 'vitest'
import { filled } from '#tests/support/filled.ts'
import { findOrders, sortOrders } from './find-orders.ts'
import { orders } from './orders.ts'

const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id)

describe('a search for orders', () => {
  it('returns all of them without a condition', () => {
    expect(findOrders(orders, {})).toHaveLength(orders.length)
  })

  it('ignores accents and case', () => {
    const found = filled(findOrders(orders, { q: ' NUOC MAM ' }))
    expect(new Set(found.map(({ product }) => product))).toEqual(new Set(['Nước mắm nhĩ 40°N']))
  })

  it('finds one order by its number', () => {
    expect(ids(findOrders(orders, { q: '20-0998' }))).toEqual(['20-0998'])
  })

  it('joins its conditions', () => {
    const found = filled(findOrders(orders, { state: 'open', min: 100_000, max: 200_000 }))
    expect(
      found.filter(({ state, amount }) => state !== 'open' || amount < 100_000 || amount > 200_000),
    ).toEqual([])
    expect(found.length).toBeLessThan(orders.filter(({ state }) => state === 'open').length)
  })
})

describe('sorting orders', () => {
  it('sorts amounts as numbers', () => {
    const amounts = sortOrders(orders, 'amount', 'asc', 'vi').map(({ amount }) => amount)
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
  })

  it('turns the order around', () => {
    expect(ids(sortOrders(orders, 'id', 'asc', 'vi'))).toEqual(ids(orders).toReversed())
  })

  it('sorts times', () => {
    expect(ids(sortOrders(orders, 'at', 'desc', 'vi'))).toEqual(ids(orders))
  })
})
