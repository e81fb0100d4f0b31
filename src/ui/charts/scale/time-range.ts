/** A part of a time axis, in ms since 1970. */
export interface TimeRange {
  from: number
  to: number
}

/** What is drawn of a chart: at least the visible range, which is `span` ms long. */
export interface DrawnRange extends TimeRange {
  span: number
}

/** How much is drawn beside each edge of the visible range, as a share of it. */
const BESIDE = 1
/** The difference of two spans that are the same but for rounding, as a share. */
const ROUNDING = 1e-6

/**
 * Returns what to draw for a visible range. It is `last`, what was drawn before, as long as the range is inside it and
 * has the same scale, so a chart that moves is drawn again only after its own width.
 */
export function drawnRange({ from, to }: TimeRange, whole: TimeRange, last?: DrawnRange): DrawnRange {
  const span = to - from
  const isSameScale = last && Math.abs(last.span - span) <= span * ROUNDING
  if (isSameScale && last.from <= from && last.to >= to && last.from >= whole.from) return last
  const beside = span * BESIDE
  return { from: Math.max(from - beside, whole.from), to: Math.min(to + beside, whole.to), span }
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
