import type { Method, Sale } from '#src/contract/shop/documents/documents.ts'

/** One line of an invoice. Amounts are whole đồng. */
export interface InvoiceLine {
  id: string
  name: string
  unit: string
  quantity: number
  price: number
  discount: number
  amount: number
}

export interface Invoice {
  /** The sample of a device without a paid sale. */
  isSample: boolean
  code: string
  at: string
  buyer: { name: string; address: string; phone: string; taxCode: string } | undefined
  lines: InvoiceLine[]
  subtotal: number
  discount: number
  tax: number
  /** The tax is a part of the prices. */
  taxIsInside: boolean
  rounding: number
  total: number
  payments: { method: Method; amount: number }[]
  change: number
}

/** Returns the invoice of a paid sale. `nameOf` returns the name of a product. */
export function invoiceOf(sale: Sale, buyer: Invoice['buyer'], nameOf: (id: string) => string): Invoice {
  const { subtotal, discount, tax, rounding, total } = sale.totals
  return {
    isSample: false,
    code: sale.code,
    at: sale.at,
    buyer,
    lines: sale.lines.map(({ id, productId, unit, quantity, price, discount }) => ({
      id,
      name: nameOf(productId),
      unit,
      quantity,
      price,
      discount,
      amount: Math.round(quantity * price) - discount,
    })),
    subtotal,
    discount,
    tax,
    taxIsInside: subtotal - discount + rounding === total,
    rounding,
    total,
    payments: sale.payments,
    change: sale.change,
  }
}

/** One sheet of A4 has room for so many lines. */
export const LINES_ON_A_SHEET = 16

/** Returns the lines of one sheet: of a long invoice the last line stands for all that have no room. */
export function linesOfSheet(
  lines: readonly InvoiceLine[],
  restName: (count: number) => string,
): readonly InvoiceLine[] {
  if (lines.length <= LINES_ON_A_SHEET) return lines
  const rest = lines.slice(LINES_ON_A_SHEET - 1)
  const amount = rest.reduce((sum, line) => sum + line.amount, 0)
  return [
    ...lines.slice(0, LINES_ON_A_SHEET - 1),
    { id: 'rest', name: restName(rest.length), unit: '', quantity: 0, price: 0, discount: 0, amount },
  ]
}
