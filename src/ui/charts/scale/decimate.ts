/**
 * Returns the indices of the points to draw when there are more points than pixels: for each pixel the first, the
 * lowest, the highest and the last point, so the line looks the same as with all points. `places` are the horizontal
 * positions in px, in ascending order; points without a value are kept as gaps.
 */
export function decimate(
  places: readonly number[],
  values: readonly (number | null)[],
  width: number,
): number[] {
  if (values.length <= width * 2) return values.map((_, index) => index)
  const kept: number[] = []
  let start = 0
  while (start < values.length) {
    const pixel = Math.floor(places[start] ?? 0)
    let end = start
    while (end + 1 < values.length && Math.floor(places[end + 1] ?? 0) === pixel) end++
    kept.push(...extremes(values, start, end))
    start = end + 1
  }
  return kept
}

function extremes(values: readonly (number | null)[], start: number, end: number): number[] {
  let [low, high] = [start, start]
  for (let index = start; index <= end; index++) {
    const value = values[index] ?? Number.NaN
    if (value < (values[low] ?? Number.POSITIVE_INFINITY)) low = index
    if (value > (values[high] ?? Number.NEGATIVE_INFINITY)) high = index
  }
  return [...new Set([start, low, high, end])].sort((a, b) => a - b)
}
