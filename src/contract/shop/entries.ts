import * as v from 'valibot'
import { shortText } from '#src/contract/core/fields.ts'
import { Balance, UnitCost } from './values.ts'

/** The fields of every entry. Entries are only added. */
const base = {
  id: shortText,
  /** The number of the entry: rises with each entry of the same product, account or partner. */
  order: v.number(),
  at: v.string(),
  by: v.string(),
  documentKind: shortText,
  documentId: shortText,
  documentCode: shortText,
  /** The entry that this one takes back. */
  reversesId: shortText,
} as const

export type StockEntry = v.InferOutput<typeof StockEntry>
export const StockEntry = v.object({
  ...base,
  productId: shortText,
  warehouseId: shortText,
  lineId: shortText,
  /** Stock units: added, or taken when it is negative. */
  quantity: Balance,
  /** What the warehouse then has of the product. */
  quantityAfter: Balance,
  /** The average at the time of an issue, or the cost of a receipt. Absent for those who may not see costs. */
  unitCost: v.optional(UnitCost),
})

export type FundEntry = v.InferOutput<typeof FundEntry>
export const FundEntry = v.object({
  ...base,
  accountId: shortText,
  /** Đồng: received, or paid when it is negative. */
  amount: Balance,
  balanceAfter: Balance,
  method: shortText,
  group: shortText,
  partnerId: shortText,
  sessionId: shortText,
  /** Made by a document, so it cannot be edited. */
  automatic: v.boolean(),
})

export type DebtEntry = v.InferOutput<typeof DebtEntry>
/** The debt of a customer to the shop, or of the shop to a supplier. */
export const DebtEntry = v.object({ ...base, partnerId: shortText, amount: Balance, debtAfter: Balance })
