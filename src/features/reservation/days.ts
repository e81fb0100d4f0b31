import type { Reservation } from '#src/contract/shop/documents/documents.ts'
import { dayOf, minuteOf, momentOf } from '#src/lib/shop-day.ts'

/** Days are those of the shop, as `yyyy-MM-dd`. */

const DAY_MINUTES = 1440
const MINUTE_MS = 60_000

export const today = () => dayOf(new Date().toISOString())

/** Returns the day so many days after another one. */
export const shiftDay = (day: string, days: number) => dayOf(momentOf(day, days * DAY_MINUTES))

/** Returns the seven days of the week of a day, from Monday. */
export function weekOf(day: string): string[] {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return Array.from({ length: 7 }, (_, index) => shiftDay(day, index - sinceMonday))
}

/** Returns the last moment of a day. */
export const endOfDay = (day: string) => new Date(Date.parse(momentOf(day, DAY_MINUTES)) - 1).toISOString()

/** Returns when a reservation ends. */
export const endOf = ({ at, minutes }: Pick<Reservation, 'at' | 'minutes'>) =>
  new Date(Date.parse(at) + minutes * MINUTE_MS).toISOString()

const pad = (number: number) => String(number).padStart(2, '0')

/** Returns minutes since the start of a day as a time: `09:05`. */
export const clock = (minutes: number) => `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`

/** Returns the time of a moment in the shop: `09:05`. */
export const timeOf = (at: string) => clock(minuteOf(at))

/** Returns a date whose local time is the shop's time of a moment, for pickers and calendars of this device. */
export const localOf = (at: string) => new Date(`${dayOf(at)}T${timeOf(at)}:00`)

/** Returns the moment at which the shop has the local time of a date. */
export const momentOfLocal = (date: Date) =>
  momentOf(dayOfLocal(date), date.getHours() * 60 + date.getMinutes())

export const dayOfLocal = (date: Date) =>
  `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`

/** Returns the local noon of a day, for its name. */
export const noonOf = (day: string) => new Date(`${day}T12:00:00`)
