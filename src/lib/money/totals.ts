import { roundCash } from './cash.ts'
import { spreadDiscount } from './discount.ts'
import { amountOf } from './rounding.ts'
import { type VatGroup, type VatMode, vatGroups } from './vat.ts'

/** A line of a document: prices and discounts are whole đồng. */
export interface PricedLine {
  quantity: number
  price: number
  /** The discount of the line, in đồng. */
  discount: number
  taxPercent: number
}

export interface LineTotal {
  /** round(quantity × price) − discount. */
  amount: number
  /** The part of the order's discount. */
  orderDiscount: number
  /** The amount less that part. */
  net: number
}

export interface Totals {
  lines: LineTotal[]
  /** The sum of the lines before the order's discount. */
  subtotal: number
  discount: number
  vat: VatGroup[]
  /** The tax of all groups. */
  tax: number
  /** What rounding of cash adds or takes. */
  rounding: number
  /** What the customer pays. */
  total: number
}

/** Returns round(quantity × price) − discount. */
export const lineAmount = ({ quantity, price, discount }: Omit<PricedLine, 'taxPercent'>) =>
  amountOf(quantity, price) - discount

/** Returns the totals of a document. `cashStep` rounds the total to a multiple of so many đồng. */
export function totalsOf(
  lines: readonly PricedLine[],
  { discount, vatMode, cashStep = 1 }: { discount: number; vatMode: VatMode; cashStep?: number },
): Totals {
  const amounts = lines.map(lineAmount)
  const parts = spreadDiscount(amounts, discount)
  const totals = amounts.map((amount, index) => {
    const orderDiscount = parts[index] ?? 0
    return { amount, orderDiscount, net: amount - orderDiscount }
  })
  const vat = vatGroups(
    totals.map(({ net }, index) => ({ amount: net, percent: lines[index]?.taxPercent ?? 0 })),
    vatMode,
  )
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const tax = sum(vat.map(group => group.tax))
  const due = sum(totals.map(({ net }) => net)) + (vatMode === 'onTop' ? tax : 0)
  const total = roundCash(due, cashStep)
  return { lines: totals, subtotal: sum(amounts), discount, vat, tax, rounding: total - due, total }
}
