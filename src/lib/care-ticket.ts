import { amountOf } from './money/rounding.ts'

/** What the customer pays for a ticket, in đồng: the work and the parts. */
export const careTotal = ({
  labour,
  parts,
}: {
  labour: number
  parts: readonly { quantity: number; price: number }[]
}) => parts.reduce((sum, { quantity, price }) => sum + amountOf(quantity, price), labour)

/** Returns the day that is a number of months after a day: the last one of a shorter month. Days are `yyyy-MM-dd`. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** Returns the last day of the warranty; undefined without one. */
export const warrantyUntil = ({ soldOn, warrantyMonths }: { soldOn: string; warrantyMonths: number }) =>
  soldOn !== '' && warrantyMonths > 0 ? monthsAfter(soldOn, warrantyMonths) : undefined
