const ROW = 'li, tr, article, [data-row], [role=row], [role=listitem]'
const STOPS = 'a[href], button:not(:disabled), input[type=checkbox]:not(:disabled), [tabindex]'

/**
 * Returns the control that takes the place of a removed one: the same one of the next row, otherwise of the previous row. A row
 * of another kind has another control at its place; its first control is returned. When the row itself stays, one of its
 * other controls.
 */
export function neighbourOf(removed: Element, changes: readonly MutationRecord[]): Element | undefined {
  const change = changes.find(({ removedNodes }) => [...removedNodes].some(node => node.contains(removed)))
  const row = change && [...change.removedNodes].find(node => node.contains(removed))
  if (!(row instanceof Element && change)) return undefined

  if (row.matches(ROW)) {
    const index = stopsOf(row).indexOf(removed)
    return (
      stopIn(rowsFrom(change, 'nextSibling'), removed, index) ??
      stopIn(rowsFrom(change, 'previousSibling'), removed, index)
    )
  }
  const around = change.target instanceof Element ? change.target.closest(ROW) : null
  return around?.isConnected ? stopIn([around]) : undefined
}

function rowsFrom(change: MutationRecord, way: 'nextSibling' | 'previousSibling'): Element[] {
  const rows: Element[] = []
  for (let node = change[way]; node; node = node[way])
    if (node instanceof Element && node.isConnected && node.matches(ROW)) rows.push(node)
  return rows
}

/** Returns a control of the first row that has any: the one at the same index if it is of the same kind, otherwise the first. */
function stopIn(rows: readonly Element[], removed?: Element, index = 0): Element | undefined {
  const stops = rows.map(stopsOf).find(({ length }) => length > 0)
  const same = stops?.[index]
  return removed && same?.tagName === removed.tagName ? same : stops?.[0]
}

const stopsOf = (row: Element) => [...row.querySelectorAll(STOPS)]
