import type { Figure } from '#src/contract/shop/reports.ts'
import { asQuantity } from '#src/lib/money/rounding.ts'
import { dayOf, hourOf } from '#src/lib/shop-day.ts'
import { db } from '#sw/storage/db.ts'
import type { FigureRow } from './rows.ts'

/** What was sold or given back at a moment; amounts of goods that come back are negative. */
export interface Sold {
  at: string
  /** 1 for a sale, 0 for a refund. */
  count: number
  /** The amounts are what the customer pays, in đồng; the cost is that of the entries. */
  lines: readonly { productId: string; quantity: number; amount: number; cost: number }[]
  payments: readonly { method: string; amount: number }[]
}

/** Returns what an event adds to the figures of its day. */
export function figuresOf({ at, count, lines, payments }: Sold): FigureRow[] {
  const day = dayOf(at)
  const figure = (kind: Figure['kind'], key: string, values: Partial<FigureRow>): FigureRow => ({
    id: `${day}|${kind}|${key}`,
    day,
    kind,
    key,
    count: 0,
    quantity: 0,
    amount: 0,
    cost: 0,
    ...values,
  })
  const sum = (name: 'quantity' | 'amount' | 'cost') => lines.reduce((total, line) => total + line[name], 0)
  const all = { count, quantity: asQuantity(sum('quantity')), amount: sum('amount'), cost: sum('cost') }
  return [
    figure('day', '', all),
    figure('hour', hourOf(at), all),
    ...lines.map(({ productId, quantity, amount, cost }) =>
      figure('product', productId, { count, quantity, amount, cost }),
    ),
    ...payments.map(({ method, amount }) => figure('payment', method, { count, amount })),
  ]
}

/** Returns the sums of figures with the same id. */
export function summed(figures: readonly FigureRow[]): FigureRow[] {
  const sums = new Map<string, FigureRow>()
  for (const figure of figures) {
    const sum = sums.get(figure.id)
    if (!sum) sums.set(figure.id, { ...figure })
    else {
      sum.count += figure.count
      sum.quantity = asQuantity(sum.quantity + figure.quantity)
      sum.amount += figure.amount
      sum.cost += figure.cost
    }
  }
  return [...sums.values()]
}

/** Adds events to the figures of their days. */
export async function postFigures(...sold: readonly Sold[]): Promise<void> {
  const added = summed(sold.flatMap(figuresOf))
  const stored = await db.salesFigures.bulkGet(added.map(({ id }) => id))
  await db.salesFigures.bulkPut(summed([...stored.flatMap(row => row ?? []), ...added]))
}
