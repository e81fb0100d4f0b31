/** Returns a day as the text of an address: `yyyy-MM-dd`. */
export const dayOf = (date: Date | null) =>
  date
    ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
    : undefined

/** Returns the day of a text in an address, at its local midnight. */
export const dateOf = (day: string | undefined) => (day ? new Date(`${day}T00:00:00`) : null)

/** Reads a day of an address. */
export const dayParam = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined
