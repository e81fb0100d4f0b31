import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { focusWhenMounted } from '#src/ui/keyboard/focus-when-mounted.ts'
import { isTyping } from '#src/ui/keyboard/keyboard-shortcuts.ts'

/** The number of rows by which PageUp and PageDown move the focus. */
const PAGE_ROWS = 8

interface Options {
  /** The ids of all rows in order, also of rows that are not rendered. */
  ids: readonly string[]
  /** The row whose page is open; when it changes, that row becomes the active one. */
  openId: string | undefined
  /** Returns the id of the element that takes the focus of a row. */
  elementIdOf: (id: string) => string
}

/**
 * Keeps one row of a list in the Tab order; keys move the focus between rows. The active row stays the same when it is
 * scrolled out of view.
 */
export function useRovingFocus({ ids, openId, elementIdOf }: Options) {
  const placeOf = (id: string | undefined) => ({ id, index: id === undefined ? -1 : ids.indexOf(id) })
  const [last, setLast] = useState(() => placeOf(openId))
  const setActive = (id: string | undefined) => setLast(placeOf(id))
  const [lastOpenId, setLastOpenId] = useState(openId)
  if (openId !== lastOpenId) {
    setLastOpenId(openId)
    if (openId !== undefined) setActive(openId)
  }
  const activeIndex = placeOf(last.id).index
  // When the active row has left the list, the row at its place takes Tab.
  const tabStop = activeIndex < 0 ? Math.min(last.index, ids.length - 1) : activeIndex

  function focusRow(id: string | undefined) {
    if (id === undefined) return
    // The list always renders the active row; the focus scrolls it into view.
    setActive(id)
    focusWhenMounted(elementIdOf(id))
  }

  /** Returns the row that is `by` rows after the active one, within the list; the first row when none is active. */
  const idAfter = (by: number) =>
    ids[activeIndex < 0 ? 0 : Math.max(0, Math.min(ids.length - 1, activeIndex + by))]

  const targets: Record<string, () => string | undefined> = {
    ArrowDown: () => idAfter(1),
    ArrowUp: () => idAfter(-1),
    PageDown: () => idAfter(PAGE_ROWS),
    PageUp: () => idAfter(-PAGE_ROWS),
    Home: () => ids[0],
    End: () => ids.at(-1),
  }

  /**
   * Returns the row to which a key moves the focus; undefined for other keys, in text fields, and in menus over the
   * list.
   */
  function targetOf(event: KeyboardEvent): string | undefined {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return undefined
    return isOfList(event) ? targets[event.key]?.() : undefined
  }

  return {
    /** The row that has or last had the focus, or that is open. */
    activeId: ids[activeIndex],
    /** -1 while no row is active. */
    activeIndex,
    /** The only row that Tab reaches. */
    tabStopId: ids[Math.max(0, tabStop)],
    setActive,
    focusRow,
    idAfter,
    step: (by: number) => focusRow(idAfter(by)),
    targetOf,
    onFocus({ target }: FocusEvent) {
      const id = target.closest<HTMLElement>('[data-row]')?.dataset.row
      if (id !== undefined) setActive(id)
    },
  }
}

/**
 * Returns whether a key event comes from the list itself. React events bubble from a menu to the row that opened it,
 * and text fields need their own keys.
 */
export const isOfList = ({ target, currentTarget }: KeyboardEvent) =>
  target instanceof Node && currentTarget.contains(target) && !isTyping(target)
