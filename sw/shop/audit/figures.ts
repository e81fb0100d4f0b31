import type { ShopDocument } from '#src/contract/shop/documents/documents.ts'
import { costOf } from '#src/lib/money/average-cost.ts'
import { asQuantity } from '#src/lib/money/rounding.ts'
import { figuresOf, type Sold, summed } from '#sw/shop/posting/figures.ts'
import type { FigureRow, StockEntryRow } from '#sw/shop/posting/rows.ts'
import { paidByLine } from '#sw/shop/sales/totals.ts'

/** Returns the figures that documents and their entries make. */
export function computedFigures(
  documents: readonly ShopDocument[],
  entries: readonly StockEntryRow[],
): FigureRow[] {
  const costs = new Map<string, number>()
  for (const { documentKind, documentId, lineId, quantity, unitCost, reversesId } of entries)
    if (documentKind === 'refund' || reversesId === '')
      costs.set(`${documentId} ${lineId}`, costOf(-quantity, unitCost))
  const sales = new Map(documents.flatMap(row => (row.kind === 'sale' ? [[row.id, row] as const] : [])))

  function soldBy(row: ShopDocument): Sold[] {
    const costOfLine = (id: string) => costs.get(`${row.id} ${id}`) ?? 0
    if (row.kind === 'sale' && row.code)
      return [
        {
          at: row.at,
          count: 1,
          lines: row.lines.map(({ id, productId, quantity, factor, paid }) => ({
            productId,
            quantity: asQuantity(quantity * factor),
            amount: paid,
            cost: costOfLine(id),
          })),
          payments: row.payments,
        },
      ]
    if (row.kind === 'refund')
      return [
        {
          at: row.at,
          count: 0,
          lines: row.lines.map(({ lineId, productId, quantity, amount }) => {
            const factor = sales.get(row.saleId)?.lines.find(({ id }) => id === lineId)?.factor ?? 1
            return {
              productId,
              quantity: -asQuantity(quantity * factor),
              amount: -amount,
              cost: costOfLine(lineId),
            }
          }),
          payments: row.payments.map(({ method, amount }) => ({ method, amount: -amount })),
        },
      ]
    if (row.kind !== 'takeOut' || row.status !== 'delivered' || row.mode === 'internal') return []
    const paid = paidByLine(row.lines, row.discount, row.totals.total)
    const credit = row.totals.total - row.paid
    return [
      {
        at: row.stamps.at(-1)?.at ?? row.at,
        count: 1,
        lines: row.lines.map(({ id, productId, quantity, factor }, index) => ({
          productId,
          quantity: asQuantity(quantity * factor),
          amount: paid[index] ?? 0,
          cost: costOfLine(id),
        })),
        payments: [
          { method: 'cash', amount: row.paid },
          { method: 'credit', amount: credit },
        ].filter(({ amount }) => amount > 0),
      },
    ]
  }
  return summed(documents.flatMap(soldBy).flatMap(figuresOf))
}
