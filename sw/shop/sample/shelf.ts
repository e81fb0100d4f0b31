import { CHEAP_PRICE, type Goods, goods } from '#seed/grocery/goods.ts'
import type { Dice } from '#seed/scale/dice.ts'
import { asQuantity } from '#src/lib/money/rounding.ts'
import { db } from '#sw/storage/db.ts'
import { BACK_STORE, STORE } from './act.ts'

/** A line of goods to sell, in a unit. */
export interface Picked {
  goods: Goods
  unit: string
  factor: number
  quantity: number
  price: number
}

const TOTAL_WEIGHT = goods.reduce((sum, { weight }) => sum + weight, 0)

/** What the warehouses have at the beginning of a day, less what the day has taken so far. */
export type Shelf = Awaited<ReturnType<typeof readShelf>>

/** Reads the balances of the goods. */
export async function readShelf() {
  const balances = await db.stockBalances.bulkGet(
    goods.flatMap(({ product: { id } }): [string, string][] => [
      [id, STORE],
      [id, BACK_STORE],
    ]),
  )
  const free = new Map(
    balances.flatMap(row =>
      row ? [[`${row.warehouseId} ${row.productId}`, row.onHand - row.reserved] as const] : [],
    ),
  )
  const has = (warehouse: string, id: string) => free.get(`${warehouse} ${id}`) ?? 0
  const add = (warehouse: string, id: string, quantity: number) =>
    free.set(`${warehouse} ${id}`, asQuantity(has(warehouse, id) + quantity))

  /** Returns different goods, with quantities that the store has; fewer than `count` when it lacks some. */
  function pick(dice: Dice, count: number, isWholesale = false): Picked[] {
    const chosen = new Map<string, Picked>()
    for (let turn = 0; turn < count * 2 && chosen.size < count; turn++) {
      const one = weighted(dice)
      if (chosen.has(one.product.id)) continue
      const line = amountOf(one, dice, isWholesale)
      const taken = line.quantity * line.factor
      if (taken > has(STORE, one.product.id)) continue
      add(STORE, one.product.id, -taken)
      chosen.set(one.product.id, line)
    }
    return [...chosen.values()]
  }

  return { has, add, pick }
}

function weighted(dice: Dice): Goods {
  let left = dice.below(TOTAL_WEIGHT)
  return goods.find(({ weight }) => (left -= weight) < 0) ?? dice.pick(goods)
}

function amountOf(one: Goods, dice: Dice, isWholesale: boolean): Picked {
  const { product } = one
  const units = product.units ?? []
  const box = units.length > 0 && dice.may(isWholesale ? 45 : 6) ? dice.pick(units) : undefined
  if (box) return { goods: one, unit: box.name, factor: box.factor, quantity: 1, price: box.price }
  const quantity =
    product.price < CHEAP_PRICE ? 2 + dice.below(isWholesale ? 20 : 6) : 1 + dice.below(isWholesale ? 5 : 2)
  return { goods: one, unit: product.unit ?? '', factor: 1, quantity, price: product.price }
}
