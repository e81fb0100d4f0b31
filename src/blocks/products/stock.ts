import type { Product } from '#src/contract/products.ts'

/** Fewer pieces than this are low. spec: the stock bar's steps, below 20 */
export const LOW_STOCK = 20

export interface StockSummary {
  low: Product[]
  out: number
  /** At cost prices. */
  value: number
  reserved: Product[]
}

/** The products in stock, the fewest pieces first. */
export function summariseStock(products: Product[]): StockSummary {
  return {
    low: products
      .filter(({ active, stock }) => active && stock < LOW_STOCK)
      .sort((a, b) => a.stock - b.stock),
    out: products.filter(({ active, stock }) => active && stock === 0).length,
    value: products.reduce((sum, { stock, cost }) => sum + stock * cost, 0),
    reserved: products.filter(({ reserved }) => reserved > 0).sort((a, b) => b.reserved - a.reserved),
  }
}
