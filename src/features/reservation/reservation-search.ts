import { dayParam } from '#src/blocks/shop/documents/day-text.ts'
import { oneOf, ordinal, searchParams, text } from '#src/lib/url/search-params.ts'

const moment = (value: unknown) =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined

/** The id in the address of a reservation that is not stored yet. */
export const NEW = 'new'

export const views = ['day', 'week', 'list'] as const

/**
 * The state of the calendar. Without `date` it shows today. `open` is the reservation in the pane; a new one has a `start`
 * and is `for` a resource. `goods` are the goods that are set aside.
 */
export const reservationSearch = searchParams({
  view: oneOf(...views, 'goods'),
  date: dayParam,
  resource: text,
  q: text,
  status: text,
  page: ordinal,
  open: text,
  start: moment,
  for: text,
  ask: oneOf('deposit', 'no-show', 'cancelled'),
})

export type ReservationSearch = ReturnType<typeof reservationSearch>
