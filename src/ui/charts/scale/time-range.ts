/** A part of a time axis, in ms since 1970. */
export interface TimeRange {
  from: number
  to: number
}

/**
 * Returns a range that is enlarged by `factor` (2 shows half as much), with the time at `share` (0 to 1) of its width in the
 * same place. It stays inside `whole` and is at least `least` ms long.
 */
export function zoomed(
  { from, to }: TimeRange,
  whole: TimeRange,
  factor: number,
  share: number,
  least: number,
) {
  const span = Math.min(Math.max((to - from) / factor, least), whole.to - whole.from)
  const fixed = from + share * (to - from)
  return inside(fixed - share * span, span, whole)
}

/** Returns a range of the same length that begins `ms` later, or as much later as `whole` allows. */
export const moved = ({ from, to }: TimeRange, whole: TimeRange, ms: number) =>
  inside(from + ms, to - from, whole)

function inside(from: number, span: number, whole: TimeRange): TimeRange {
  const start = Math.min(Math.max(from, whole.from), Math.max(whole.to - span, whole.from))
  return { from: start, to: Math.min(start + span, whole.to) }
}
