import { amountOfLine, type EditLine } from '#src/blocks/shop/documents/lines/edit-lines.ts'
import type { Reservation } from '#src/contract/shop/documents/documents.ts'

import { dayOf, minuteOf, momentOf } from '#src/lib/shop-day.ts'

/** What the editor of a reservation changes. */
export interface ReservationValues {
  /** The id that the reservation gets, or has. */
  id: string
  start: string
  minutes: number
  resource: string
  customerId: string | null
  party: number
  lines: EditLine[]
  note: string
}

const HALF_HOUR = 30
const USUAL_MINUTES = 60

/** Returns the next half hour. */
function soon(): string {
  const now = new Date().toISOString()
  return momentOf(dayOf(now), (Math.floor(minuteOf(now) / HALF_HOUR) + 1) * HALF_HOUR)
}

/** Returns the values of a reservation that is not stored yet. */
export const newReservation = (start = soon(), resource = ''): ReservationValues => ({
  id: crypto.randomUUID(),
  start,
  minutes: USUAL_MINUTES,
  resource,
  customerId: null,
  party: 1,
  lines: [],
  note: '',
})

export const valuesOf = (row: Reservation): ReservationValues => ({
  id: row.id,
  start: row.at,
  minutes: row.minutes,
  resource: row.resource,
  customerId: row.customerId,
  party: row.party,
  lines: row.lines,
  note: row.note,
})

/** Returns the fields of the call that stores the values. */
export const bookingOf = ({ id: _, ...values }: ReservationValues) => values

/** Returns what the lines cost, before taxes that are on top. */
export const sumOf = (lines: readonly EditLine[]) => lines.reduce((sum, line) => sum + amountOfLine(line), 0)
