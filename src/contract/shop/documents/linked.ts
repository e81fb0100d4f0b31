import * as v from 'valibot'
import { shortText } from '#src/contract/core/fields.ts'
import { DebtEntry, FundEntry, StockEntry } from '#src/contract/shop/entries.ts'

/** A document that belongs to another one. */
export type LinkedDocument = v.InferOutput<typeof LinkedDocument>
export const LinkedDocument = v.object({
  /** It has what this document left behind, or the other way round. */
  relation: v.picklist(['backOrder', 'backOrderOf']),
  id: shortText,
  code: shortText,
  at: v.string(),
  status: v.string(),
})

/** The entries that a take-out or a take-in has posted, the oldest first. A part is absent for those who may not see it. */
export type Linked = v.InferOutput<typeof Linked>
export const Linked = v.object({
  stock: v.optional(v.array(StockEntry)),
  funds: v.optional(v.array(FundEntry)),
  debts: v.optional(v.array(DebtEntry)),
  documents: v.array(LinkedDocument),
})
