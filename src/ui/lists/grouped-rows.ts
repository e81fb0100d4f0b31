/** The heading of a group. */
export interface HeadRow {
  kind: 'head'
  group: string
  /** The number of items in the group. */
  count: number
}

/** An item of the list. */
export interface ItemRow<Item> {
  kind: 'item'
  item: Item
  /** Its index in the whole list. */
  index: number
}

/** A row of a grouped list. */
export type GroupedRow<Item> = HeadRow | ItemRow<Item>

/**
 * Returns the rows of a grouped list: a heading before each item whose group differs from that of the previous item.
 */
export function groupedRows<Item>(
  items: readonly Item[],
  groupOf: (item: Item) => string,
): GroupedRow<Item>[] {
  const rows: GroupedRow<Item>[] = []
  let head: HeadRow | undefined
  for (const [index, item] of items.entries()) {
    const group = groupOf(item)
    if (head?.group !== group) {
      head = { kind: 'head', group, count: 0 }
      rows.push(head)
    }
    head.count += 1
    rows.push({ kind: 'item', item, index })
  }
  return rows
}

/** Returns rendered rows by their group; each part begins with its heading. */
export function sectionsOf<Drawn extends { index: number }, Item>(
  all: readonly Drawn[],
  rows: readonly GroupedRow<Item>[],
): { head: Drawn; drawn: Drawn[] }[] {
  const sections: { head: Drawn; drawn: Drawn[] }[] = []
  for (const row of all) {
    if (rows[row.index]?.kind === 'head') sections.push({ head: row, drawn: [] })
    else sections.at(-1)?.drawn.push(row)
  }
  return sections
}

/** Returns the index of the heading of a row. */
export function headOf(rows: readonly GroupedRow<unknown>[], index: number): number {
  let at = Math.min(index, rows.length - 1)
  while (at > 0 && rows[at]?.kind !== 'head') at -= 1
  return at
}

/** Returns the estimated distance of a row from the top, in px. */
export function estimatedStart(
  rows: readonly GroupedRow<unknown>[],
  index: number,
  estimate: Record<'head' | 'item', number>,
): number {
  let start = 0
  for (const row of rows.slice(0, Math.max(0, index))) start += estimate[row.kind]
  return start
}
