import * as v from 'valibot'
import { holdsUpload, longText, shortText } from '#src/contract/core/fields.ts'
import {
  Balance,
  Counted,
  Difference,
  Money,
  Quantity,
  TaxPercent,
  UnitCost,
} from '#src/contract/shop/values.ts'
import { CareTicket } from './care-ticket.ts'
import { base } from './document-base.ts'
import { Request } from './request.ts'

/** A line of goods that are sold. `factor` is the number of stock units in the unit. */
const goods = {
  id: shortText,
  productId: shortText,
  unit: shortText,
  factor: Quantity,
  quantity: Quantity,
  price: Money,
  discount: Money,
  taxPercent: TaxPercent,
  note: longText,
} as const

export const methods = ['cash', 'transfer', 'card', 'credit'] as const
export type Method = (typeof methods)[number]
export const Payment = v.object({ method: v.picklist(methods), amount: Money })

export const Totals = v.object({
  subtotal: Balance,
  discount: Balance,
  tax: Balance,
  rounding: Balance,
  total: Balance,
  vat: v.array(v.object({ percent: v.number(), net: Balance, tax: Balance })),
})

export type SaleLine = v.InferOutput<typeof SaleLine>
export const SaleLine = v.object({
  ...goods,
  /** What the customer paid for the line, with its part of the discount, the tax and the rounding. */
  paid: Balance,
  refunded: Counted,
})

export type Sale = v.InferOutput<typeof Sale>
export const Sale = v.object({
  ...base,
  kind: v.literal('sale'),
  status: v.picklist(['open', 'held', 'paid', 'refunded', 'void']),
  sessionId: shortText,
  warehouseId: shortText,
  customerId: v.nullable(shortText),
  lines: v.array(SaleLine),
  discount: Money,
  totals: Totals,
  payments: v.array(Payment),
  change: Money,
  /** The money that was given back, by refunds. */
  refunded: Money,
  /** The ids of the prints of its receipt. The second and later ones are copies. */
  prints: v.optional(v.array(shortText)),
})

export type Refund = v.InferOutput<typeof Refund>
export const Refund = v.object({
  ...base,
  kind: v.literal('refund'),
  status: v.literal('paid'),
  saleId: shortText,
  sessionId: shortText,
  customerId: v.nullable(shortText),
  lines: v.array(v.object({ lineId: shortText, productId: shortText, quantity: Quantity, amount: Money })),
  payments: v.array(Payment),
  total: Money,
})

export type TakeOutLine = v.InferOutput<typeof TakeOutLine>
export const TakeOutLine = v.object({ ...goods, collected: Counted, delivered: Counted })

export type TakeOut = v.InferOutput<typeof TakeOut>
export const TakeOut = v.object({
  ...base,
  kind: v.literal('takeOut'),
  status: v.picklist(['draft', 'checked-out', 'collected', 'delivered', 'failed', 'returned', 'cancelled']),
  mode: v.picklist(['counter', 'delivery', 'internal']),
  warehouseId: shortText,
  customerId: v.nullable(shortText),
  lines: v.array(TakeOutLine),
  discount: Money,
  totals: Totals,
  paid: Money,
  /** The cash that the driver collects. */
  cashOnDelivery: Money,
  receiver: shortText,
  phone: shortText,
  address: shortText,
  carrier: shortText,
  /** The paths of the photo or the signature. */
  proof: v.array(v.pipe(shortText, holdsUpload)),
  reason: shortText,
  /** The take-out of which this one has what was not collected. */
  backOrderOf: shortText,
})

export type TakeInLine = v.InferOutput<typeof TakeInLine>
export const TakeInLine = v.object({
  id: shortText,
  productId: shortText,
  unit: shortText,
  factor: Quantity,
  ordered: Counted,
  received: Counted,
  returned: Counted,
  /** The cost of a unit; absent for those who may not see costs. */
  cost: v.optional(UnitCost),
  batch: shortText,
  expiry: shortText,
})

export type TakeIn = v.InferOutput<typeof TakeIn>
export const TakeIn = v.object({
  ...base,
  kind: v.literal('takeIn'),
  status: v.picklist(['draft', 'ordered', 'checked-in', 'settled', 'cancelled']),
  warehouseId: shortText,
  supplierId: shortText,
  lines: v.array(TakeInLine),
  /** An amount off the whole order; absent like `cost`, and in rows that are older than the field. */
  discount: v.optional(Money),
  /** The worth of the goods that were received and not returned; absent like `cost`. */
  worth: v.optional(Money),
  paid: v.optional(Money),
})

export type StockCount = v.InferOutput<typeof StockCount>
export const StockCount = v.object({
  ...base,
  kind: v.literal('count'),
  status: v.picklist(['draft', 'counting', 'reviewed', 'posted', 'cancelled']),
  warehouseId: shortText,
  /** `expected` is what the stock was at the review. */
  lines: v.array(v.object({ productId: shortText, counted: Counted, expected: v.nullable(Difference) })),
})

export type Transfer = v.InferOutput<typeof Transfer>
export const Transfer = v.object({
  ...base,
  kind: v.literal('transfer'),
  status: v.picklist(['draft', 'sent', 'received', 'cancelled']),
  warehouseId: shortText,
  toWarehouseId: shortText,
  lines: v.array(v.object({ productId: shortText, quantity: Quantity })),
})

export type Adjustment = v.InferOutput<typeof Adjustment>
export const Adjustment = v.object({
  ...base,
  kind: v.literal('adjustment'),
  status: v.picklist(['posted', 'cancelled']),
  warehouseId: shortText,
  reason: shortText,
  lines: v.array(v.object({ productId: shortText, quantity: Difference })),
})

export type Voucher = v.InferOutput<typeof Voucher>
/** A receipt, a payment, or a transfer between two accounts, entered by hand. */
export const Voucher = v.object({
  ...base,
  kind: v.picklist(['receipt', 'payment', 'fundTransfer']),
  status: v.picklist(['paid', 'void']),
  accountId: shortText,
  toAccountId: v.nullable(shortText),
  group: shortText,
  partnerId: v.nullable(shortText),
  amount: Money,
})

export type ReservationLine = v.InferOutput<typeof ReservationLine>
export const ReservationLine = v.object(goods)

export type Reservation = v.InferOutput<typeof Reservation>
/** A time that a customer has reserved, with a resource such as a table, and goods. `at` is its start. */
export const Reservation = v.object({
  ...base,
  kind: v.literal('reservation'),
  status: v.picklist(['pending', 'confirmed', 'arrived', 'converted', 'no-show', 'cancelled']),
  minutes: v.number(),
  /** The name of a table, a room, a vehicle; empty for none. */
  resource: shortText,
  customerId: v.nullable(shortText),
  /** The number of people. */
  party: v.number(),
  lines: v.array(ReservationLine),
  /** What the lines cost. */
  total: Balance,
  /** What the customer has paid in advance, and what became of it. */
  deposit: Money,
  depositState: v.picklist(['none', 'held', 'returned', 'kept', 'settled']),
  /** The document that it was converted to. */
  becameKind: v.picklist(['', 'takeOut', 'sale']),
  becameId: shortText,
})

/** Every document, by its kind. */
export type ShopDocument = v.InferOutput<typeof ShopDocument>
export const ShopDocument = v.union([
  Sale,
  Refund,
  TakeOut,
  TakeIn,
  StockCount,
  Transfer,
  Adjustment,
  Voucher,
  CareTicket,
  Reservation,
  Request,
])
