import type { ShopSettings } from '#src/contract/shop/settings.ts'
import { inProportion, spreadDiscount } from '#src/lib/money/discount.ts'
import { lineAmount, type PricedLine, totalsOf } from '#src/lib/money/totals.ts'
import { checkAmount } from '#sw/shop/documents/check-amount.ts'
import { shopSettings } from '#sw/shop/settings.ts'

/** Returns the sum of lines in đồng, before the discount of the document. */
export const subtotalOf = (lines: readonly PricedLine[]) =>
  lines.reduce((sum, line) => sum + lineAmount(line), 0)

/** Returns the totals that a document stores, by the settings of the shop. */
export async function documentTotals(lines: readonly PricedLine[], discount: number, isCash = false) {
  return totalsBy(await shopSettings(), lines, discount, isCash)
}

/** Returns the totals by these settings. Rejects with 400 when they are more than a document can contain. */
export function totalsBy(
  { vatMode, cashStep }: ShopSettings,
  lines: readonly PricedLine[],
  discount: number,
  isCash: boolean,
) {
  const { lines: _, ...totals } = totalsOf(lines, { discount, vatMode, cashStep: isCash ? cashStep : 1 })
  checkAmount(totals.total, 'lines')
  return totals
}

/** Returns what the customer pays for each line of a document, in đồng: the sum is the total of the document. */
export function paidByLine(lines: readonly PricedLine[], discount: number, total: number): number[] {
  const amounts = lines.map(lineAmount)
  const parts = spreadDiscount(amounts, discount)
  return inProportion(
    amounts.map((amount, index) => amount - (parts[index] ?? 0)),
    total,
  )
}
