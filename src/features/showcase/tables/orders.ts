import { people, products } from '#src/features/showcase/page/sample.ts'

export const orderStates = ['paid', 'open', 'cancelled'] as const
export type OrderState = (typeof orderStates)[number]

export interface Order {
  id: string
  buyer: string
  product: string
  state: OrderState
  /** In dong. */
  amount: number
  at: Date
}

const COUNT = 240
const HOUR_MS = 3_600_000
const last = new Date(2026, 10, 20, 21, 30).getTime()

const pick = <const List extends readonly [unknown, ...unknown[]]>(list: List, index: number): List[number] =>
  list[index % list.length] ?? list[0]

/** The orders of the sample, the latest first. They are the same at each start. */
export const orders: readonly Order[] = Array.from({ length: COUNT }, (_, index) => ({
  id: `20-${String(1000 - index).padStart(4, '0')}`,
  buyer: pick(people, index * 5 + Math.floor(index / 3)),
  product: pick(products, index * 3 + Math.floor(index / 7)).name,
  state: pick(['paid', 'paid', 'open', 'paid', 'cancelled'] as const, index * 7 + Math.floor(index / 4)),
  amount: 12_000 + ((index * 7919) % 480) * 1000,
  at: new Date(last - index * 5 * HOUR_MS),
}))
