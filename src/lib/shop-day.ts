/** Vietnam has one time zone and no summer time. */
const UTC_OFFSET_HOURS = 7

const inShop = (at: string) => new Date(Date.parse(at) + UTC_OFFSET_HOURS * 3_600_000).toISOString()

/** Returns the day of a moment in the shop's time: `yyyy-MM-dd`. */
export const dayOf = (at: string) => inShop(at).slice(0, 10)

/** Returns the hour of a moment in the shop's time: `00` to `23`. */
export const hourOf = (at: string) => inShop(at).slice(11, 13)

/** Returns the minutes of a moment since the start of its day in the shop's time. */
export const minuteOf = (at: string) => Number(hourOf(at)) * 60 + Number(inShop(at).slice(14, 16))

/** Returns the moment of a day (`yyyy-MM-dd`) and of minutes since its start in the shop's time, as an ISO date-time. */
export const momentOf = (day: string, minutes: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + (minutes - UTC_OFFSET_HOURS * 60) * 60_000).toISOString()
