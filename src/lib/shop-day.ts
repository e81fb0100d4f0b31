/** Vietnam has one time zone and no summer time. */
const UTC_OFFSET_HOURS = 7

const inShop = (at: string) => new Date(Date.parse(at) + UTC_OFFSET_HOURS * 3_600_000).toISOString()

/** Returns the day of a moment in the shop's time: `yyyy-MM-dd`. */
export const dayOf = (at: string) => inShop(at).slice(0, 10)

/** Returns the hour of a moment in the shop's time: `00` to `23`. */
export const hourOf = (at: string) => inShop(at).slice(11, 13)
