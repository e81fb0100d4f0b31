import type { TakeOut } from '#src/contract/shop/documents/documents.ts'
import { asQuantity } from '#src/lib/money/rounding.ts'

type Slip = Pick<TakeOut, 'id' | 'code' | 'lines'>

/** A product of a common pick list: how much of it in each unit, and for how many slips. */
export interface PickedProduct {
  productId: string
  amounts: { unit: string; quantity: number }[]
  slips: number
}

/** Returns what to pick for several take-outs: each product once, in the order of the slips. */
export function pickListOf(slips: readonly Slip[]): PickedProduct[] {
  const products = new Map<string, { amounts: Map<string, number>; slips: Set<string> }>()
  for (const { id, lines } of slips)
    for (const { productId, unit, quantity } of lines) {
      const product = products.get(productId) ?? {
        amounts: new Map<string, number>(),
        slips: new Set<string>(),
      }
      product.amounts.set(unit, asQuantity((product.amounts.get(unit) ?? 0) + quantity))
      product.slips.add(id)
      products.set(productId, product)
    }
  return [...products].map(([productId, { amounts, slips }]) => ({
    productId,
    amounts: [...amounts].map(([unit, quantity]) => ({ unit, quantity })),
    slips: slips.size,
  }))
}

/** Returns the take-outs of which every product is ticked. */
export const completeSlips = <S extends Slip>(slips: readonly S[], ticked: readonly string[]): S[] =>
  slips.filter(({ lines }) => lines.every(({ productId }) => ticked.includes(productId)))
