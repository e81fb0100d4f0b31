import * as v from 'valibot'
import { define } from '#src/contract/core/define.ts'
import { imageSource, shortText } from '#src/contract/core/fields.ts'
import { rightsIn } from '#src/contract/shared/areas.ts'
import { Linked } from './documents/linked.ts'
import { Balance } from './values.ts'

export type Figure = v.InferOutput<typeof Figure>
/** What was sold on a day: in total, in an hour, of a product, or paid by a method. */
export const Figure = v.object({
  /** `{day}|{kind}|{key}` */
  id: shortText,
  /** `yyyy-MM-dd` in the shop's time. */
  day: shortText,
  kind: v.picklist(['day', 'hour', 'product', 'payment']),
  /** The hour, the id of the product or the method; empty for the day. */
  key: shortText,
  /** The number of sales; a refund is not counted. */
  count: Balance,
  quantity: Balance,
  amount: Balance,
  /** The cost of the goods; absent for those who may not see costs. */
  cost: v.optional(Balance),
})

/** The work that waits in a queue. */
const Queues = v.object({
  checkOut: v.number(),
  collection: v.number(),
  delivery: v.number(),
  checkIn: v.number(),
  /** The tickets of the customer care that are due today, or late. */
  care: v.number(),
})

/** A product below its lowest stock. */
const LowProduct = v.object({
  id: v.string(),
  name: v.string(),
  thumbnail: v.nullable(imageSource),
  stock: Balance,
  minStock: Balance,
})

export type Activity = v.InferOutput<typeof Activity>
/** What somebody did with a document. */
export const Activity = v.object({
  id: v.string(),
  at: v.string(),
  what: v.string(),
  documentKind: v.string(),
  documentCode: v.string(),
  name: v.string(),
  avatar: v.nullable(imageSource),
})

const may = rightsIn('report')
const path = '/api/shop/reports'

export const reports = define({
  /** The figures from a day to a day, both included: `yyyy-MM-dd`. */
  figures: {
    method: 'GET',
    path: `${path}/figures`,
    needs: may.view,
    query: v.object({
      from: shortText,
      to: shortText,
      kind: v.optional(v.picklist(Figure.entries.kind.options), 'day'),
    }),
    reply: v.array(Figure),
  },
  /**
   * The console, from counters. A part is absent for those who may not see it. The activity of others is for those who
   * may view the audit log; everyone sees their own.
   */
  console: {
    method: 'GET',
    path: `${path}/console`,
    needs: 'signedIn',
    query: v.object({ day: shortText }),
    reply: v.object({
      /** The figures of the day and of the 13 days before it; a day without sales has none. */
      days: v.optional(v.array(Figure)),
      /** The figures of the hours of the same weekday a week before. */
      hoursBefore: v.optional(v.array(Figure)),
      payments: v.optional(v.array(Figure)),
      funds: v.optional(v.array(v.object({ id: v.string(), name: v.string(), balance: Balance }))),
      lowStock: v.optional(v.number()),
      /** The products of `lowStock` that lack the largest part: at most 4. */
      low: v.optional(v.array(LowProduct)),
      queues: v.partial(Queues),
      activity: v.array(Activity),
    }),
  },
  /**
   * What a take-out, by its id or its code, has posted, and the documents that belong to it. Each part also needs the right
   * to view the stock, the funds or the customers.
   */
  ofTakeOut: {
    method: 'GET',
    path: `${path}/take-outs/{id}`,
    needs: rightsIn('check-out').view,
    params: v.object({ id: shortText }),
    reply: Linked,
  },
  /** What a take-in has posted, likewise. Its money is only for those who may see costs. */
  ofTakeIn: {
    method: 'GET',
    path: `${path}/take-ins/{id}`,
    needs: rightsIn('check-in').view,
    params: v.object({ id: shortText }),
    reply: Linked,
  },
})
