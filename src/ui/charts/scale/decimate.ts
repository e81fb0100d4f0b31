/**
 * Returns the indices of the points to draw when there are more points than pixels: for each pixel the
 * lowest and the highest point, so the line looks the same as with all points, and the first and the last of all.
 * `places` are the horizontal positions in px, in ascending order; a pixel without any value is kept as a gap.
 */
export function decimate(
  places: readonly number[],
  values: readonly (number | null)[],
  width: number,
): number[] {
  if (values.length <= width * 2) return values.map((_, index) => index)
  const kept = [0]
  /** Adds a point that is after all kept ones. */
  const keep = (index: number) => index > (kept.at(-1) ?? 0) && kept.push(index)
  let start = 0
  while (start < values.length) {
    const pixel = Math.floor(places[start] ?? 0)
    let [low, high, end] = [start, start, start]
    for (; end < values.length && Math.floor(places[end] ?? 0) === pixel; end++) {
      const value = values[end] ?? Number.NaN
      if (value < (values[low] ?? Number.POSITIVE_INFINITY)) low = end
      if (value > (values[high] ?? Number.NEGATIVE_INFINITY)) high = end
    }
    keep(Math.min(low, high))
    keep(Math.max(low, high))
    start = end
  }
  keep(values.length - 1)
  return kept
}
