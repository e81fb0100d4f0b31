import { amountOfLine, type EditLine } from '#src/blocks/shop/documents/lines/edit-lines.ts'
import type { TakeIn } from '#src/contract/shop/documents/documents.ts'

/** What the editor of a take-in changes. The price of a line is what a unit costs. */
export interface TakeInValues {
  id: string
  warehouseId: string
  supplierId: string | null
  lines: EditLine[]
  /** An amount off the whole order. A draft of an older release lacks it. */
  discount?: number
  note: string
}

/** Returns the values of a take-in that is not stored yet. */
export const newTakeIn = (): TakeInValues => ({
  id: crypto.randomUUID(),
  warehouseId: '',
  supplierId: null,
  lines: [],
  note: '',
})

export const valuesOfTakeIn = (row: TakeIn): TakeInValues => ({
  id: row.id,
  warehouseId: row.warehouseId,
  supplierId: row.supplierId,
  lines: row.lines.map(({ id, productId, unit, factor, ordered, cost = 0 }) => ({
    id,
    productId,
    unit,
    factor,
    quantity: ordered,
    price: cost,
    discount: 0,
    taxPercent: 0,
    note: '',
  })),
  ...(row.discount !== undefined && { discount: row.discount }),
  note: row.note,
})

/** Returns what the ordered goods cost before the discount, in đồng. */
export const subtotalOf = ({ lines }: Pick<TakeInValues, 'lines'>) =>
  lines.reduce((sum, line) => sum + amountOfLine(line), 0)

/** Returns the discount of an order: at most what its goods cost, when lines were removed after it was typed. */
export const discountOf = (values: Pick<TakeInValues, 'lines' | 'discount'>) =>
  Math.min(values.discount ?? 0, subtotalOf(values))

/** Returns what the ordered goods cost, in đồng. */
export const worthOf = (values: Pick<TakeInValues, 'lines' | 'discount'>) =>
  subtotalOf(values) - discountOf(values)

/** Returns the fields of the call that stores the values. */
export const orderOf = (values: TakeInValues, warehouseId: string) => ({
  warehouseId: values.warehouseId || warehouseId,
  supplierId: values.supplierId ?? '',
  lines: values.lines.map(({ id, productId, unit, factor, quantity, price }) => ({
    id,
    productId,
    unit,
    factor,
    ordered: quantity,
    cost: price,
    batch: '',
    expiry: '',
  })),
  discount: discountOf(values),
  note: values.note,
})
