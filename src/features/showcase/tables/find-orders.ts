import { fold } from '#src/lib/text/fold.ts'
import type { Order, OrderState } from './orders.ts'

export const orderSorts = ['id', 'buyer', 'product', 'state', 'amount', 'at'] as const
export type OrderSort = (typeof orderSorts)[number]

/** What is searched for; a missing part matches all orders. */
export interface OrderSearch {
  /** Part of the number, the buyer or the product; accents do not matter. */
  q?: string | undefined
  state?: OrderState | undefined
  /** In dong, inclusive. */
  min?: number | undefined
  max?: number | undefined
}

/** Returns the orders that match every part of a search. */
export function findOrders(
  orders: readonly Order[],
  { q = '', state, min = 0, max = Infinity }: OrderSearch,
) {
  const needle = fold(q.trim())
  return orders.filter(
    order =>
      fold(`${order.id} ${order.buyer} ${order.product}`).includes(needle) &&
      (state === undefined || order.state === state) &&
      order.amount >= min &&
      order.amount <= max,
  )
}

/** Returns sorted orders; equal ones stay in their order. */
export function sortOrders(
  orders: readonly Order[],
  by: OrderSort,
  direction: 'asc' | 'desc',
  locale: string,
) {
  const sign = direction === 'asc' ? 1 : -1
  return orders.toSorted((a, b) => {
    const [left, right] = [a[by], b[by]]
    return (
      sign *
      (typeof left === 'string'
        ? left.localeCompare(String(right), locale, { numeric: true })
        : Number(left) - Number(right))
    )
  })
}
