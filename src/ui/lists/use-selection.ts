import { type MouseEvent as ReactMouseEvent, useState } from 'react'

/** The selection of a list, as `useSelection` returns it. */
export type Selection = ReturnType<typeof useSelection>

/**
 * Returns the selected rows of a list. Users select one row with Ctrl or ⌘, a range with Shift, or rows by taps in the
 * select mode.
 */
export function useSelection(
  /** The ids of the rows that can be selected, in the order of the list. */
  ids: readonly string[],
  /** Called before each change. */
  onChange?: () => void,
) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isSelecting, setIsSelecting] = useState(false)
  const [anchor, setAnchor] = useState<string>()
  // Rows that are removed or filtered out are not selected: a deletion must not affect invisible rows.
  const selectedIds = selected.size === 0 ? none : ids.filter(id => selected.has(id))
  const isActive = isSelecting || selectedIds.length > 0

  function set(next: readonly string[], from: string | undefined) {
    onChange?.()
    setSelected(new Set(next))
    setAnchor(from)
  }

  const toggle = (id: string) =>
    set(selected.has(id) ? selectedIds.filter(other => other !== id) : [...selectedIds, id], id)

  function extendTo(id: string, start = id) {
    const first = anchor !== undefined && ids.includes(anchor) ? anchor : start
    const [from, to] = [ids.indexOf(first), ids.indexOf(id)].sort((a, b) => a - b)
    set([...selectedIds, ...ids.slice(Math.max(0, from ?? 0), (to ?? 0) + 1)], first)
  }

  const replace = (next: readonly string[]) => set(next, undefined)

  function clear() {
    replace(none)
    setIsSelecting(false)
  }

  return {
    ids: selectedIds,
    isSelected: (id: string) => selected.has(id),
    /** Rows are being selected: a click selects a row instead of opening it. */
    isActive,
    /** Every row of the list is selected. */
    isAll: ids.length > 0 && selectedIds.length === ids.length,
    /** Starts the select mode. */
    start: () => setIsSelecting(true),
    toggle,
    /** Selects the range from the last toggled row, otherwise from `start`, to a row. */
    extendTo,
    /** Selects these rows and deselects all others. */
    replace,
    selectAll: () => replace(ids),
    clear,
    /**
     * The click handler of the element that opens a row. If the click is meant to select, the row is selected and not
     * opened.
     */
    click(id: string, event: ReactMouseEvent) {
      const isSingle = isActive || event.ctrlKey || event.metaKey
      if ((!isSingle && !event.shiftKey) || !ids.includes(id)) return
      event.preventDefault()
      if (event.shiftKey) extendTo(id)
      else toggle(id)
    },
    /** The change handler of the checkbox of a row. */
    check(id: string, event: Event) {
      if (event instanceof MouseEvent && event.shiftKey) extendTo(id)
      else toggle(id)
    },
  }
}

const none: readonly string[] = []
