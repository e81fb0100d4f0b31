import { amountOfLine, type EditLine } from '#src/blocks/shop/documents/lines/edit-lines.ts'
import type { TakeOut } from '#src/contract/shop/documents/documents.ts'
import { totalsOf } from '#src/lib/money/totals.ts'
import type { VatMode } from '#src/lib/money/vat.ts'

/** What the editor of a take-out changes. */
export interface TakeOutValues {
  /** The id that the take-out gets, or has. */
  id: string
  mode: TakeOut['mode']
  warehouseId: string
  customerId: string | null
  lines: EditLine[]
  discount: number
  /** The cash that is collected at the delivery; `null` for all of it. */
  cash: number | null
  receiver: string
  phone: string
  address: string
  carrier: string
  note: string
}

/** Returns the values of a take-out that is not stored yet. */
export const newTakeOut = (): TakeOutValues => ({
  id: crypto.randomUUID(),
  mode: 'delivery',
  warehouseId: '',
  customerId: null,
  lines: [],
  discount: 0,
  cash: null,
  receiver: '',
  phone: '',
  address: '',
  carrier: '',
  note: '',
})

export const valuesOfTakeOut = (row: TakeOut): TakeOutValues => ({
  id: row.id,
  mode: row.mode,
  warehouseId: row.warehouseId,
  customerId: row.customerId,
  lines: row.lines.map(({ collected: _, delivered: __, ...line }) => line),
  discount: row.discount,
  cash: row.cashOnDelivery === row.totals.total ? null : row.cashOnDelivery,
  receiver: row.receiver,
  phone: row.phone,
  address: row.address,
  carrier: row.carrier,
  note: row.note,
})

/** Returns the totals of what is typed: discounts count at most up to what they are taken from. */
export function totalsOfValues(
  { lines, discount }: Pick<TakeOutValues, 'lines' | 'discount'>,
  vatMode: VatMode,
) {
  const subtotal = lines.reduce((sum, line) => sum + amountOfLine(line), 0)
  return totalsOf(
    lines.map(line => ({
      ...line,
      discount: Math.min(line.discount, Math.round(line.quantity * line.price)),
    })),
    { discount: Math.min(discount, subtotal), vatMode },
  )
}

/** Returns the cash that is collected at the delivery. Goods for own use cost nothing. */
export const cashOf = (values: TakeOutValues, vatMode: VatMode) =>
  values.mode === 'internal'
    ? 0
    : Math.min(values.cash ?? Number.POSITIVE_INFINITY, totalsOfValues(values, vatMode).total)

/** Returns the fields of the call that stores the values. */
export const orderOf = (values: TakeOutValues, warehouseId: string, vatMode: VatMode) => ({
  mode: values.mode,
  warehouseId: values.warehouseId || warehouseId,
  customerId: values.customerId,
  lines: values.lines,
  discount: values.discount,
  cashOnDelivery: cashOf(values, vatMode),
  receiver: values.receiver,
  phone: values.phone,
  address: values.address,
  carrier: values.carrier,
  note: values.note,
})
