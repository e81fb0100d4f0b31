import { amountOf } from './money/rounding.ts'
import { dayOf } from './shop-day.ts'

interface Costs {
  labour: number
  parts: readonly { quantity: number; price: number }[]
}

interface Warranty {
  soldOn: string
  warrantyMonths: number
}

/** Returns what the work and the parts of a ticket are worth, in đồng. */
export const careWorth = ({ labour, parts }: Costs) =>
  parts.reduce((sum, { quantity, price }) => sum + amountOf(quantity, price), labour)

/** Returns the day that is a number of months after a day: the last one of a shorter month. Days are `yyyy-MM-dd`. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** Returns the last day of the warranty; undefined without one. */
export const warrantyUntil = ({ soldOn, warrantyMonths }: Warranty) =>
  soldOn !== '' && warrantyMonths > 0 ? monthsAfter(soldOn, warrantyMonths) : undefined

/** Returns whether a ticket came in under warranty. */
export function isUnderWarranty(row: Warranty & { at: string }) {
  const until = warrantyUntil(row)
  return until !== undefined && until >= dayOf(row.at)
}

/** Returns what the customer pays for a ticket, in đồng: nothing under warranty. */
export const careTotal = (row: Costs & Warranty & { at: string }) =>
  isUnderWarranty(row) ? 0 : careWorth(row)
