interface Placed {
  id: string
  position: number
}

/** spec: positions of lists and cards step by 65536, so that there is room between two. */
export const POSITION_STEP = 65536

/** Rows closer than this get new positions: halving must not run out of digits. */
const MIN_GAP = 1

/** The order in which the server returns rows: by position, and rows with the same position by id. */
export const byPosition = (a: Placed, b: Placed) =>
  a.position - b.position || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/**
 * Places a row right behind another one, or first (`null`); last if the other one is not there. `others` are sorted and
 * do not contain the row. Returns the rows whose position changes, with their new positions: only the placed row, or
 * more rows when there is no room left.
 */
export function placeAfter<Row extends Placed>(
  others: readonly Row[],
  row: Row,
  after: string | null,
): Row[] {
  const found = others.findIndex(({ id }) => id === after)
  const index = after === null ? 0 : found < 0 ? others.length : found + 1
  const before = others[index - 1]?.position ?? 0
  const next = others[index]?.position ?? before + 2 * POSITION_STEP
  const middle = (before + next) / 2
  if (middle - before >= MIN_GAP) return [{ ...row, position: middle }]
  const known = new Map(others.map(({ id, position }) => [id, position]))
  return others
    .toSpliced(index, 0, row)
    .map((entry, place) => ({ ...entry, position: (place + 1) * POSITION_STEP }))
    .filter(({ id, position }) => known.get(id) !== position)
}
