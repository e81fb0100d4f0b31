import { purposeOf } from '#src/lib/money/vietqr.ts'
import type { Payment } from './settle.ts'

export const sumOf = (payments: readonly Payment[]) => payments.reduce((sum, { amount }) => sum + amount, 0)

/** Whether only cash pays: then the total is rounded as the shop does it. */
export const isAllCash = (payments: readonly Payment[]) => payments.every(({ method }) => method === 'cash')

/**
 * Returns the change of these payments, or `undefined` when they do not make up the total. Only cash can be more than
 * the total.
 */
export function changeOf(payments: readonly Payment[], total: number): number | undefined {
  const change = sumOf(payments) - total
  const cash = sumOf(payments.filter(({ method }) => method === 'cash'))
  return change >= 0 && change <= cash ? change : undefined
}

/** Returns what the customer writes on a transfer: the code of a sale does not exist before it is paid. */
export const purposeOfTicket = (id: string) => purposeOf(`DH ${id.slice(0, 8).toUpperCase()}`)
