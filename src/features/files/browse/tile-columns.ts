/** px between two tiles */
export const GAP_PX = 12
export const TILE_HEIGHT_PX = 156
/** A tile is at least this wide, except in a list that is narrower than two of them. */
const MIN_TILE_WIDTH_PX = 144

/** Returns the number of columns in a list of this width (px). */
export const columnsIn = (width: number) =>
  Math.max(1, Math.floor((width + GAP_PX) / (MIN_TILE_WIDTH_PX + GAP_PX)))

/**
 * Returns the id of the tile that an arrow key leads to; undefined for other keys, and where there is no tile in that
 * direction. From a full row, Down leads to the last tile of a shorter row.
 */
export function besideIn(
  ids: readonly string[],
  index: number,
  columns: number,
  key: string,
): string | undefined {
  const from = Math.max(0, index)
  const isAbove = Math.floor(from / columns) < Math.floor((ids.length - 1) / columns)
  const targets: Partial<Record<string, number>> = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from - columns,
    ArrowDown: isAbove ? Math.min(from + columns, ids.length - 1) : ids.length,
  }
  const target = targets[key]
  if (target === undefined) return undefined
  return index < 0 ? ids[0] : (ids[target] ?? ids[from])
}
