import * as v from 'valibot'
import { holdsUpload, shortText } from '#src/contract/core/fields.ts'
import { Money, Quantity, required } from '#src/contract/shop/values.ts'
import { base } from './document-base.ts'

/** The states of a ticket. A rejected one goes back to the customer without a repair. */
export const careStates = [
  'received',
  'diagnosing',
  'quoted',
  'in-progress',
  'waiting',
  'ready',
  'rejected',
  'returned',
  'closed',
] as const
export type CareState = (typeof careStates)[number]

/** The states in which somebody in the shop still has to work on the ticket. */
export const careStatesWithWork = ['received', 'diagnosing', 'quoted', 'in-progress', 'waiting'] as const

const carePriorities = ['low', 'normal', 'high'] as const

/** A day that exists: `yyyy-MM-dd`. */
const Day = v.pipe(
  v.string(),
  v.isoDate(),
  // The JSON of a date that does not exist is null.
  v.check(text => String(new Date(text).toJSON()).startsWith(text), 'Not a day'),
)

/** A day, or empty for none. */
export const OptionalDay = v.union([v.literal(''), Day])

/** A part that was taken out of a warehouse for the repair, in stock units. */
const CarePart = v.object({
  id: shortText,
  productId: shortText,
  warehouseId: shortText,
  quantity: Quantity,
  /** What the customer pays for a unit; 0 under warranty. */
  price: Money,
  at: v.string(),
  by: v.string(),
})

/** What somebody noted about a ticket. */
const CareNote = v.object({ id: shortText, at: v.string(), by: v.string(), text: shortText })

/** The fields of a ticket that are edited. */
export const careFields = {
  customerId: v.nullable(shortText),
  /** Who brought it, or another telephone number. */
  contact: shortText,
  /** The product of the shop; `item` names a thing that is not one. */
  productId: v.nullable(shortText),
  item: shortText,
  serial: shortText,
  issue: required,
  priority: v.picklist(carePriorities),
  /** The id of a user. */
  assigneeId: v.nullable(shortText),
  due: OptionalDay,
  soldOn: OptionalDay,
  /** The code of the sale or the take-out. */
  soldCode: shortText,
  /** From `soldOn`; 0 without a warranty. */
  warrantyMonths: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(240)),
  /** What the customer pays for the work. */
  labour: Money,
  /** The paths of the pictures. */
  photos: v.pipe(v.array(v.pipe(shortText, holdsUpload)), v.maxLength(20)),
} as const

export type CareTicket = v.InferOutput<typeof CareTicket>
/** Something that a customer brought to be repaired, exchanged or looked at. */
export const CareTicket = v.object({
  ...base,
  ...careFields,
  kind: v.literal('care'),
  status: v.picklist(careStates),
  parts: v.array(CarePart),
  log: v.array(CareNote),
  /** What the customer was told that it costs. */
  quoted: Money,
  /** Why it was not repaired. */
  reason: shortText,
  /** What the customer paid at the return. */
  paid: Money,
})
