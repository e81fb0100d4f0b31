import type { Method, Sale } from '#src/contract/shop/documents/documents.ts'
import { costOf } from '#src/lib/money/average-cost.ts'
import { asQuantity } from '#src/lib/money/rounding.ts'
import { badRequest } from '#sw/server/problem.ts'
import { isReplayed } from '#sw/server/replayed.ts'
import { checkAmount } from '#sw/shop/documents/check-amount.ts'
import { type Change, eventOf, inState, saveDocument } from '#sw/shop/documents/documents.ts'
import { mayNamed, refuse } from '#sw/shop/documents/refuse.ts'
import type { Require } from '#sw/shop/grants/store.ts'
import { nextCode } from '#sw/shop/posting/codes.ts'
import { debtorOf } from '#sw/shop/posting/debtor.ts'
import { postDebt } from '#sw/shop/posting/debts.ts'
import { postFigures, type Sold } from '#sw/shop/posting/figures.ts'
import { type FundMove, postFunds } from '#sw/shop/posting/funds.ts'
import { audit } from '#sw/shop/posting/reference.ts'
import type { StockEntryRow } from '#sw/shop/posting/rows.ts'
import { postStock, type StockMove } from '#sw/shop/posting/stock.ts'
import { addTaken, openSession } from '#sw/shop/sessions/session.ts'
import { checkStock } from './check-lines.ts'
import { documentTotals, paidByLine } from './totals.ts'

export interface Paid {
  method: Method
  amount: number
}

/** The account that takes the money of a method. */
export const accountOf = (method: string) => (method === 'cash' ? 'cash' : 'bank')

/**
 * Returns what each method pays of a total, and the change. Only cash can be more than the total. Rejects with 409 when
 * the payments are less than the total, or more without cash, and with 400 above the limit of an amount.
 */
export function settled(payments: readonly Paid[], total: number): { payments: Paid[]; change: number } {
  const sum = payments.reduce((all, { amount }) => all + amount, 0)
  const cash = payments.reduce((all, { method, amount }) => all + (method === 'cash' ? amount : 0), 0)
  checkAmount(sum, 'payments')
  const change = sum - total
  if (change < 0 || change > cash) refuse('exceeds', 'payments', String(sum))
  const byMethod = new Map<Method, number>()
  for (const { method, amount } of payments) byMethod.set(method, (byMethod.get(method) ?? 0) + amount)
  byMethod.set('cash', cash - change)
  return {
    payments: [...byMethod].flatMap(([method, amount]) => (amount > 0 ? [{ method, amount }] : [])),
    change,
  }
}

/**
 * Rejects with 400 for credit without a customer, and beyond the credit limit without the right: with 409, or with 403
 * for a call that a manager can grant (`requireRight`). The server of a team does not refuse credit that a device has
 * given.
 */
export async function checkCredit(
  customerId: string | null,
  amount: number,
  userId: string,
  requireRight?: Require,
) {
  if (amount === 0) return
  if (customerId === null) return badRequest('customerId')
  const { debt, creditLimit, name } = await debtorOf(customerId)
  if (isReplayed()) return
  if (debt + amount <= creditLimit) return
  if (requireRight) await requireRight('sellBeyondCredit', { code: 'overLimit', name })
  else if (!(await mayNamed(userId, 'sellBeyondCredit'))) refuse('overLimit', 'customerId', name)
}

/** Returns the changes of stock of a paid sale. */
export const stockMovesOf = ({ lines, warehouseId }: Sale): StockMove[] =>
  lines.map(({ id, productId, quantity, factor }) => ({
    productId,
    warehouseId,
    lineId: id,
    quantity: -asQuantity(quantity * factor),
  }))

/** Returns the changes of money of a paid sale. */
export const fundMovesOf = ({ payments, customerId, sessionId }: Sale): FundMove[] =>
  payments
    .filter(({ method }) => method !== 'credit')
    .map(({ method, amount }) => ({
      accountId: accountOf(method),
      amount,
      method,
      group: 'sale',
      partnerId: customerId ?? '',
      sessionId,
      automatic: true,
    }))

/** Returns what a paid sale adds to the figures; its costs are those of its entries. */
export function soldBy({ at, lines, payments }: Sale, entries: readonly StockEntryRow[]): Sold {
  const costs = new Map(entries.map(entry => [entry.lineId, costOf(-entry.quantity, entry.unitCost)]))
  return {
    at,
    count: 1,
    lines: lines.map(({ id, productId, quantity, factor, paid }) => ({
      productId,
      quantity: asQuantity(quantity * factor),
      amount: paid,
      cost: costs.get(id) ?? 0,
    })),
    payments,
  }
}

/**
 * Pays a ticket: posts its stock, money, debt and figures, and gives it its code. With `requireRight` a manager can grant
 * what the user may not do.
 */
export async function pay(
  ticket: Sale,
  { body, userId }: Change & { body: { payments: Paid[] } },
  requireRight?: Require,
): Promise<Sale> {
  const { at } = body
  if (ticket.lines.length === 0) badRequest('lines')
  const isCash = body.payments.every(({ method }) => method === 'cash')
  const [totals] = await Promise.all([
    documentTotals(ticket.lines, ticket.discount, isCash),
    openSession(ticket.sessionId),
  ])
  const paid = paidByLine(ticket.lines, ticket.discount, totals.total)
  const { payments, change } = settled(body.payments, totals.total)
  const credit = payments.find(({ method }) => method === 'credit')?.amount ?? 0
  await checkCredit(ticket.customerId, credit, userId, requireRight)
  const [book, code] = await Promise.all([
    checkStock(ticket.lines, {
      userId,
      warehouseId: ticket.warehouseId,
      ...(requireRight && { requireRight }),
    }),
    nextCode('sale', ticket.device, at),
  ])
  const lines = ticket.lines.map((line, index) => ({ ...line, paid: paid[index] ?? 0 }))
  const sale = inState({ ...ticket, at, code, lines, totals, payments, change }, 'paid', at, userId)
  const event = eventOf(sale, 'pay', at, userId)
  const entries = await postStock(event, stockMovesOf(sale), [], book)
  // They write different tables, so none waits for another.
  const [saved] = await Promise.all([
    saveDocument(sale),
    postFunds(event, fundMovesOf(sale)),
    postDebt(event, sale.customerId ?? '', credit),
    postFigures(soldBy(sale, entries)),
    addTaken(sale.sessionId, payments),
    audit(event, ticket.status, 'paid'),
  ])
  return saved
}
