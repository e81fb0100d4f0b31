import type { TakeOut } from '#src/contract/shop/documents/documents.ts'
import { costOf } from '#src/lib/money/average-cost.ts'
import { asQuantity } from '#src/lib/money/rounding.ts'
import { type Change, eventOf, inState, saveDocument } from '#sw/shop/documents/documents.ts'
import { refuse } from '#sw/shop/documents/refuse.ts'
import { postDebt } from '#sw/shop/posting/debts.ts'
import { postFigures } from '#sw/shop/posting/figures.ts'
import { postFunds } from '#sw/shop/posting/funds.ts'
import { audit } from '#sw/shop/posting/reference.ts'
import { paidByLine } from '#sw/shop/sales/totals.ts'
import { db } from '#sw/storage/db.ts'

/** Hands the goods over: the cash goes into the fund, the rest is debt. Goods for own use have no price. */
export async function deliver(
  row: TakeOut,
  { body, userId }: Change & { body: { cash: number; proof: string[] } },
): Promise<TakeOut> {
  const { at, cash, proof } = body
  const isSold = row.mode !== 'internal'
  const total = isSold ? row.totals.total : 0
  if (cash > total) refuse('exceeds', 'cash', String(cash))
  const credit = total - cash
  if (credit > 0 && row.customerId === null) refuse('exceeds', 'customerId', String(credit))
  const event = eventOf(row, 'deliver', at, userId)
  if (cash > 0)
    await postFunds(event, [
      {
        accountId: 'cash',
        amount: cash,
        method: 'cash',
        group: 'delivery',
        partnerId: row.customerId ?? '',
        automatic: true,
      },
    ])
  await postDebt(event, row.customerId ?? '', credit)
  if (isSold) await addFigures(row, at, cash, credit)
  await audit(event, row.status, 'delivered')
  const lines = row.lines.map(line => ({ ...line, delivered: line.collected }))
  return saveDocument(inState({ ...row, lines, paid: cash, proof }, 'delivered', at, userId))
}

async function addFigures(row: TakeOut, at: string, cash: number, credit: number) {
  const paid = paidByLine(row.lines, row.discount, row.totals.total)
  const entries = await db.stockEntries.where({ documentId: row.id }).toArray()
  const costs = new Map(entries.map(entry => [entry.lineId, costOf(-entry.quantity, entry.unitCost)]))
  await postFigures({
    at,
    count: 1,
    lines: row.lines.map(({ id, productId, quantity, factor }, index) => ({
      productId,
      quantity: asQuantity(quantity * factor),
      amount: paid[index] ?? 0,
      cost: costs.get(id) ?? 0,
    })),
    payments: [
      { method: 'cash', amount: cash },
      { method: 'credit', amount: credit },
    ].filter(({ amount }) => amount > 0),
  })
}
