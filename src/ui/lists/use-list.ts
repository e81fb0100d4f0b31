import type { KeyboardEvent, MouseEvent } from 'react'
import { isOfList, useRovingFocus } from './use-roving-focus.ts'
import type { Selection } from './use-selection.ts'

interface Options {
  /** The ids of all rows in order, including rows that are not loaded or not rendered. */
  ids: readonly string[]
  selection: Selection
  /** Returns the id of the element that opens a row and takes its focus. */
  elementIdOf: (id: string) => string
  /** The row whose page is open, if any. */
  openId?: string | undefined
}

/** The behaviour of a list, as `useList` returns it. */
export type List = ReturnType<typeof useList>

/**
 * Returns the behaviour of a list without its look: focus, selection, and the rows that an action applies to. Spread
 * `frameProps` on the element around the rows, `rowProps` on each row and `linkProps` on the element that opens it.
 */
export function useList({ ids, selection, elementIdOf, openId }: Options) {
  const focus = useRovingFocus({ ids, openId, elementIdOf })
  const { activeId, activeIndex } = focus
  const targetIds = selection.ids.length > 0 ? selection.ids : activeId === undefined ? [] : [activeId]
  const tabIndexOf = (id: string) => (id === focus.tabStopId ? 0 : -1)

  function onKeyDown(event: KeyboardEvent) {
    const { key, shiftKey, ctrlKey, metaKey } = event
    if ((ctrlKey || metaKey) && key === 'a' && isOfList(event)) {
      event.preventDefault()
      selection.selectAll()
      return
    }
    const id = focus.targetOf(event)
    if (id === undefined) return
    event.preventDefault()
    if (shiftKey) selection.extendTo(id, activeId)
    focus.focusRow(id)
  }

  /**
   * Returns the row that gets the focus after some rows were removed: the active one, otherwise the next, otherwise the
   * previous.
   */
  function neighbourOf(leaving: readonly string[]) {
    const gone = new Set(leaving)
    const from = Math.max(0, activeIndex)
    const next = ids.find((id, index) => index >= from && !gone.has(id))
    return next ?? ids.findLast((id, index) => index < from && !gone.has(id))
  }

  function act(run: (ids: readonly string[]) => unknown) {
    if (targetIds.length === 0) return
    selection.clear()
    // The bar with the pressed button disappears with the selection.
    if (document.activeElement?.closest('[data-selection-bar], [role=menu]')) focus.focusRow(activeId)
    void run(targetIds)
  }

  function remove(run: (ids: readonly string[]) => unknown) {
    if (targetIds.length === 0) return
    focus.focusRow(neighbourOf(targetIds))
    selection.clear()
    void run(targetIds)
  }

  return {
    ids,
    selection,
    focus,
    /** The rows that an action applies to: the selected rows, otherwise the active one. */
    targetIds,
    tabIndexOf,
    frameProps: { onKeyDown, onFocus: focus.onFocus },
    rowProps: (id: string) => ({ 'data-row': id }),
    linkProps: (id: string) => ({
      id: elementIdOf(id),
      tabIndex: tabIndexOf(id),
      onClick: (event: MouseEvent) => selection.click(id, event),
    }),
    /** Runs an action on the target rows and ends the selection. */
    act,
    /** Runs an action that removes the target rows from the list. A row that stays gets the focus. */
    remove,
  }
}
