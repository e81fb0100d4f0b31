export interface HeadRow {
  kind: 'head'
  group: string
  /** How many items stand under it. */
  count: number
}

export interface ItemRow<Item> {
  kind: 'item'
  item: Item
  /** Its place in the whole list. */
  index: number
}

export type GroupedRow<Item> = HeadRow | ItemRow<Item>

/** The lines of a grouped list: a head wherever the group of an item is not that of the one before. */
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

/** Drawn rows by the group that they stand in; each part begins with its head. */
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

/** The row of the head that a row stands under. */
export function headOf(rows: readonly GroupedRow<unknown>[], index: number): number {
  let at = Math.min(index, rows.length - 1)
  while (at > 0 && rows[at]?.kind !== 'head') at -= 1
  return at
}

/** How far down a row stands, in px, as estimated. */
export function estimatedStart(
  rows: readonly GroupedRow<unknown>[],
  index: number,
  estimate: Record<'head' | 'item', number>,
): number {
  let start = 0
  for (const row of rows.slice(0, Math.max(0, index))) start += estimate[row.kind]
  return start
}
