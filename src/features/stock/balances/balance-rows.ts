import { findProducts } from '#src/blocks/shop/products/find-products.ts'
import type { ShopProduct } from '#src/contract/shop/products.ts'
import type { StockBalance } from '#src/contract/shop/warehouses.ts'
import { asQuantity } from '#src/lib/money/rounding.ts'

/** A product with what the warehouses have of it, in stock units. */
export interface BalanceRow {
  product: ShopProduct
  onHand: number
  reserved: number
  incoming: number
  /** On hand and not reserved. */
  available: number
  /** Below the lowest stock, or below zero: then it is shown until it is counted, also when it is not sold any more. */
  isLow: boolean
}

interface Asked {
  text: string
  onlyLow: boolean
  /** All warehouses: what the inventory app has set counts too, before it is posted. */
  isWhole: boolean
}

/** Returns the rows of the products that keep stock: those that a text finds, or only those that run low. */
export function balanceRows(
  products: readonly ShopProduct[],
  balances: readonly StockBalance[],
  { text, onlyLow, isWhole }: Asked,
): BalanceRow[] {
  const sums = new Map<string, { onHand: number; reserved: number; incoming: number }>()
  for (const { productId, onHand, reserved, incoming } of balances) {
    const sum = sums.get(productId) ?? { onHand: 0, reserved: 0, incoming: 0 }
    sum.onHand = asQuantity(sum.onHand + onHand)
    sum.reserved = asQuantity(sum.reserved + reserved)
    sum.incoming = asQuantity(sum.incoming + incoming)
    sums.set(productId, sum)
  }
  return findProducts(products, text)
    .filter(({ trackStock = true }) => trackStock)
    .map(product => {
      const { onHand = 0, reserved = 0, incoming = 0 } = sums.get(product.id) ?? {}
      // A negative stock is shown as 0 in the product.
      const stock = isWhole && (onHand >= 0 || product.stock > 0) ? product.stock : onHand
      return {
        product,
        onHand: stock,
        reserved,
        incoming,
        available: asQuantity(stock - reserved),
        isLow: stock < 0 || (product.active && product.stock < (product.minStock ?? 0)),
      }
    })
    .filter(({ isLow }) => !onlyLow || isLow)
}

/** Returns what the goods are worth at cost, in đồng; undefined for those who may not see costs. */
export function worthOf(rows: readonly BalanceRow[]): number | undefined {
  let worth = 0
  for (const { product, onHand } of rows) {
    if (product.cost === undefined) return undefined
    worth += Math.max(0, onHand) * product.cost
  }
  return Math.round(worth)
}
