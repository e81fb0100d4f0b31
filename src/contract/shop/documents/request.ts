import * as v from 'valibot'
import { longText, shortText } from '#src/contract/core/fields.ts'
import { base } from './document-base.ts'

/** What an employee asks for. */
export const requestTypes = [
  'leave',
  'shift',
  'overtime',
  'late',
  'advance',
  'expense',
  'purchase',
  'price',
  'other',
] as const
export type RequestType = (typeof requestTypes)[number]

/** What a request changes. A day is `yyyy-MM-dd`, a time `HH:mm`, an amount whole đồng, all as texts. */
const requestFields = ['from', 'to', 'day', 'hours', 'time', 'shift', 'item', 'amount', 'price'] as const
export type RequestField = (typeof requestFields)[number]

export type Request = v.InferOutput<typeof Request>
/** A request of an employee, who is `by`; the reason is its note. */
export const Request = v.object({
  ...base,
  kind: v.literal('request'),
  status: v.picklist(['pending', 'approved', 'rejected', 'withdrawn']),
  type: v.picklist(requestTypes),
  /** The values before and after; empty for a value that there is not. */
  changes: v.array(v.object({ field: v.picklist(requestFields), before: shortText, after: shortText })),
  comments: v.array(v.object({ id: shortText, by: v.string(), at: v.string(), text: longText })),
})
