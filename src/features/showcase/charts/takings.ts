/** The takings of a week in the sample, in thousands of dong, by shop. */
export const takings = {
  shop: [1840, 2110, 1980, 2460, 3120, 4180, 3890],
  web: [420, 510, 380, 620, 840, 990, 1120],
} as const

/** The days of that week, as times in ms. */
export const days = takings.shop.map((_, index) => new Date(2026, 10, 16 + index).getTime())
