import * as v from 'valibot'
import { Moment, shortText } from '#src/contract/core/fields.ts'
import { textParam, wholeParam } from '#src/contract/core/params.ts'

/** A UUID that the client has made: the same call sent twice names the same row. */
export const NewId = v.pipe(v.string(), v.uuid())

/** The largest amount of a document, in đồng. */
export const MAX_AMOUNT = 1_000_000_000_000

/** Whole đồng, not negative. */
export const Money = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_AMOUNT))
/** Whole đồng of a counter, which can be negative. */
export const Balance = v.pipe(v.number(), v.finite())

/** The largest quantity of a line. */
export const MAX_QUANTITY = 1_000_000_000

const hasThreeDecimals = v.check<number, string>(
  quantity => Math.abs(quantity * 1000 - Math.round(quantity * 1000)) < 1e-6,
  'More than three decimals',
)

/** A quantity with at most three decimals, above 0. */
export const Quantity = v.pipe(
  v.number(),
  v.finite(),
  v.gtValue(0),
  v.maxValue(MAX_QUANTITY),
  hasThreeDecimals,
)
/** A quantity that can be 0. */
export const Counted = v.pipe(
  v.number(),
  v.finite(),
  v.minValue(0),
  v.maxValue(MAX_QUANTITY),
  hasThreeDecimals,
)
/** A quantity that is added, or taken when it is negative. */
export const Difference = v.pipe(
  v.number(),
  v.finite(),
  v.minValue(-MAX_QUANTITY),
  v.maxValue(MAX_QUANTITY),
  hasThreeDecimals,
)
/** The cost of a unit in đồng, with at most four decimals. */
export const UnitCost = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(MAX_AMOUNT))

/** The rates of VAT in Vietnam, in percent. */
export const TaxPercent = v.picklist([0, 5, 8, 10])

export const required = v.pipe(shortText, v.trim(), v.nonEmpty())

/** The device of a write: the prefix of its codes, one to four letters or digits. */
export const DevicePrefix = v.pipe(
  v.string(),
  v.maxLength(4),
  v.check(text => /^[A-Za-z0-9]+$/.test(text), 'Not letters or digits'),
  v.toUpperCase(),
)

/** The version of a row that the editor saw. An older one than the stored version is refused with both rows. */
export const Version = v.pipe(v.number(), v.integer(), v.minValue(1))

/**
 * What each change of a document contains: the version that the editor saw, and when the person did it. The time comes
 * from the call, so that a replay on another server has the same result.
 */
export const change = { version: Version, at: Moment } as const

/** What the call that adds a row contains: the id that the client made, the time, and the device. */
export const made = { id: NewId, at: Moment, device: DevicePrefix } as const

/** The parameters of a list. */
export const listQuery = {
  search: v.optional(shortText, ''),
  order: v.pipe(textParam('asc'), v.picklist(['asc', 'desc'])),
  page: wholeParam(0, 0),
  size: wholeParam(100, 1),
} as const

/** The `size` that returns all rows: more than a device can hold. */
export const ALL_ROWS = '999999999'

/** The parameters of a list of documents: those of a state, a partner or a warehouse, and from and to a day. */
export const documentQuery = {
  ...listQuery,
  order: v.pipe(textParam('desc'), v.picklist(['asc', 'desc'])),
  status: v.optional(shortText, ''),
  partner: v.optional(shortText, ''),
  warehouse: v.optional(shortText, ''),
  /** The first and the last moment, as ISO date-times; empty for no limit. */
  from: v.optional(shortText, ''),
  to: v.optional(shortText, ''),
} as const

export type Pagination = v.InferOutput<typeof Pagination>
export const Pagination = v.object({
  length: v.number(),
  page: v.number(),
  size: v.number(),
  lastPage: v.number(),
})

/** Returns the schema of a page of rows. */
/* @__NO_SIDE_EFFECTS__ */
export const pageOf = <Row extends v.GenericSchema>(row: Row) =>
  v.object({ rows: v.array(row), pagination: Pagination })

/** Returns the schema of a list with at most `max` entries. */
/* @__NO_SIDE_EFFECTS__ */
export const atMost = <Item extends v.GenericSchema>(max: number, item: Item) =>
  v.pipe(v.array(item), v.maxLength(max))
