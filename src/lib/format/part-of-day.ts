/** Returns the part of the day for a greeting at an hour, 0 to 23. */
export function partOfDay(hour: number) {
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}
