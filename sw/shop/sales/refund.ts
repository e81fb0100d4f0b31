import type { Method, Refund, Sale } from '#src/contract/shop/documents/documents.ts'
import { costOf } from '#src/lib/money/average-cost.ts'
import { paidFor } from '#src/lib/money/refund.ts'
import { asQuantity } from '#src/lib/money/rounding.ts'
import { badRequest, notFound } from '#sw/server/problem.ts'
import {
  addDocument,
  type Change,
  eventOf,
  inState,
  newDocument,
  saveDocument,
} from '#sw/shop/documents/documents.ts'
import { refuse, requireOwn } from '#sw/shop/documents/refuse.ts'
import { nextCode } from '#sw/shop/posting/codes.ts'
import { postDebt } from '#sw/shop/posting/debts.ts'
import { postFigures } from '#sw/shop/posting/figures.ts'
import { postFunds } from '#sw/shop/posting/funds.ts'
import { audit } from '#sw/shop/posting/reference.ts'
import { postStock } from '#sw/shop/posting/stock.ts'
import { addTaken, openSession } from '#sw/shop/sessions/session.ts'
import { db } from '#sw/storage/db.ts'
import { accountOf } from './pay.ts'

interface Body {
  refundId: string
  device: string
  sessionId: string
  lines: { lineId: string; quantity: number }[]
  method: Method
  note: string
}

/** Takes goods of a paid sale back, and gives back what was paid for them. */
export async function refund(sale: Sale, call: Change & { body: Body }) {
  const { body, userId } = call
  const { at, device, note, method, sessionId } = body
  await requireOwn((await openSession(sessionId)).openedBy, 'pos', call)
  if (body.lines.length === 0 || new Set(body.lines.map(({ lineId }) => lineId)).size < body.lines.length)
    badRequest('lines')
  const parts = body.lines.map(({ lineId, quantity }) => {
    const line = sale.lines.find(({ id }) => id === lineId) ?? notFound('line', lineId)
    const refunded = asQuantity(line.refunded + quantity)
    if (refunded > line.quantity) refuse('exceeds', 'quantity', String(quantity))
    return { line, quantity, refunded, amount: paidFor(line, refunded) - paidFor(line, line.refunded) }
  })
  const total = parts.reduce((sum, { amount }) => sum + amount, 0)
  await checkMethod(sale, method, total)

  const lines = parts.map(({ line: { id, productId }, quantity, amount }) => ({
    lineId: id,
    productId,
    quantity,
    amount,
  }))
  const payments = total > 0 ? [{ method, amount: total }] : []
  const document: Refund = await addDocument({
    ...newDocument(
      { id: body.refundId, at, device, note },
      userId,
      await nextCode('refund', device, at),
      'paid',
    ),
    kind: 'refund',
    status: 'paid',
    saleId: sale.id,
    sessionId,
    customerId: sale.customerId,
    lines,
    payments,
    total,
  })
  const event = eventOf(document, 'refund', at, userId)
  const issued = new Map(
    (await db.stockEntries.where({ documentId: sale.id }).toArray()).map(entry => [entry.lineId, entry]),
  )
  const entries = await postStock(
    event,
    parts.map(({ line, quantity }) => {
      const issue = issued.get(line.id)
      const back = asQuantity(quantity * line.factor)
      return {
        productId: line.productId,
        warehouseId: sale.warehouseId,
        lineId: line.id,
        quantity: back,
        ...(issue && { unitCost: issue.unitCost }),
        ...(issue?.quantity === -back && { reverses: issue }),
      }
    }),
  )
  if (method === 'credit') await postDebt(event, sale.customerId ?? '', -total)
  else if (total > 0)
    await postFunds(event, [
      {
        accountId: accountOf(method),
        amount: -total,
        method,
        group: 'refund',
        partnerId: sale.customerId ?? '',
        sessionId,
        automatic: true,
      },
    ])
  const costs = new Map(entries.map(entry => [entry.lineId, costOf(entry.quantity, entry.unitCost)]))
  await postFigures({
    at,
    count: 0,
    lines: parts.map(({ line, quantity, amount }) => ({
      productId: line.productId,
      quantity: -asQuantity(quantity * line.factor),
      amount: -amount,
      cost: -(costs.get(line.id) ?? 0),
    })),
    payments: payments.map(({ amount }) => ({ method, amount: -amount })),
  })
  await addTaken(
    sessionId,
    payments.map(({ amount }) => ({ method, amount: -amount })),
  )
  const refunded = new Map(parts.map(part => [part.line.id, part.refunded]))
  const changed: Sale = {
    ...sale,
    refunded: sale.refunded + total,
    lines: sale.lines.map(line => ({ ...line, refunded: refunded.get(line.id) ?? line.refunded })),
  }
  const isWhole = changed.lines.every(line => line.refunded === line.quantity)
  await audit(event, sale.status, isWhole ? 'refunded' : sale.status)
  const saved = await saveDocument(isWhole ? inState(changed, 'refunded', at, userId) : changed)
  return { sale: saved, refund: document }
}

/** Rejects with 409 when more would be given back as credit, or as money, than was paid that way. */
async function checkMethod({ id, payments }: Sale, method: Method, total: number) {
  const isSame = (paid: { method: Method }) => (paid.method === 'credit') === (method === 'credit')
  const sum = (list: readonly { method: Method; amount: number }[]) =>
    list.filter(isSame).reduce((all, { amount }) => all + amount, 0)
  const refunds = await db.shopDocuments.where('[kind+at]').between(['refund'], ['refund', []]).toArray()
  const given = refunds.flatMap(row => (row.kind === 'refund' && row.saleId === id ? row.payments : []))
  if (total > sum(payments) - sum(given)) refuse('exceeds', 'method', method)
}
