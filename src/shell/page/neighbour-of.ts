const ROW = 'li, tr, article, [data-row], [role=row], [role=listitem]'
const STOPS = 'a[href], button:not(:disabled), input[type=checkbox]:not(:disabled), [tabindex]'

/**
 * Returns the control that takes the place of a removed one: the same one of the next row, otherwise of the previous row. When
 * the row itself stays, one of its other controls.
 */
export function neighbourOf(removed: Element, changes: readonly MutationRecord[]): Element | undefined {
  const change = changes.find(({ removedNodes }) => [...removedNodes].some(node => node.contains(removed)))
  const row = change && [...change.removedNodes].find(node => node.contains(removed))
  if (!(row instanceof Element && change)) return undefined

  if (row.matches(ROW)) {
    const index = stopsOf(row).indexOf(removed)
    return (
      stopIn(rowsFrom(change, 'nextSibling'), index) ?? stopIn(rowsFrom(change, 'previousSibling'), index)
    )
  }
  const around = change.target instanceof Element ? change.target.closest(ROW) : null
  return around?.isConnected ? stopIn([around], 0) : undefined
}

function rowsFrom(change: MutationRecord, way: 'nextSibling' | 'previousSibling'): Element[] {
  const rows: Element[] = []
  for (let node = change[way]; node; node = node[way])
    if (node instanceof Element && node.isConnected && node.matches(ROW)) rows.push(node)
  return rows
}

/** Returns the control at the same index of the first row that has any. */
function stopIn(rows: readonly Element[], index: number): Element | undefined {
  const stops = rows.map(stopsOf).find(({ length }) => length > 0)
  return stops?.[index] ?? stops?.[0]
}

const stopsOf = (row: Element) => [...row.querySelectorAll(STOPS)]
