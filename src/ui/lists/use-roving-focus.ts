import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { focusWhenMounted } from '#src/ui/keyboard/focus-when-mounted.ts'
import { isTyping } from '#src/ui/keyboard/keyboard-shortcuts.ts'

/** How many rows PageUp and PageDown move the focus by. */
const PAGE_ROWS = 8

interface Options {
  /** All rows in order, drawn or not. */
  ids: readonly string[]
  /** The row whose page is open; when it changes, that row is the active one. */
  openId: string | undefined
  /** The id of the element that takes the focus of a row. */
  elementIdOf: (id: string) => string
}

/** One row of a list is in the Tab order; keys move the focus from row to row. It stays when its row is scrolled away. */
export function useRovingFocus({ ids, openId, elementIdOf }: Options) {
  const [lastId, setLastId] = useState(openId)
  const [lastOpenId, setLastOpenId] = useState(openId)
  if (openId !== lastOpenId) {
    setLastOpenId(openId)
    if (openId !== undefined) setLastId(openId)
  }
  const activeIndex = lastId === undefined ? -1 : ids.indexOf(lastId)

  function focusRow(id: string | undefined) {
    if (id === undefined) return
    // The list draws the active row wherever it is; it scrolls into view with the focus.
    setLastId(id)
    focusWhenMounted(elementIdOf(id))
  }

  /** The row that many places further, at most the first or the last; the first while no row is active. */
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

  /** The row that a key means: none for other keys, in text fields, and in menus over the list. */
  function targetOf(event: KeyboardEvent): string | undefined {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return undefined
    return isOfList(event) ? targets[event.key]?.() : undefined
  }

  return {
    /** The row that has, or last had, the focus, or that is open. */
    activeId: ids[activeIndex],
    /** -1 while no row is active. */
    activeIndex,
    /** The one row that Tab reaches. */
    tabStopId: ids[Math.max(0, activeIndex)],
    setActive: setLastId,
    focusRow,
    idAfter,
    step: (by: number) => focusRow(idAfter(by)),
    targetOf,
    onFocus({ target }: FocusEvent) {
      const id = target.closest<HTMLElement>('[data-row]')?.dataset.row
      if (id !== undefined) setLastId(id)
    },
  }
}

/** React events bubble from a menu to the row that opened it; text fields need their own keys. */
export const isOfList = ({ target, currentTarget }: KeyboardEvent) =>
  target instanceof Node && currentTarget.contains(target) && !isTyping(target)
