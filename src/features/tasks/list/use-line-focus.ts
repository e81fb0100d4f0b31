import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useState } from 'react'
import type { Drag } from '#src/features/tasks/drag/use-drag.ts'
import { focusWhenMounted } from '#src/ui/keyboard/focus-when-mounted.ts'
import { handleIdOf, lineIdOf } from './line-ids.ts'
import type { Row } from './rows.ts'

export type LineFocus = ReturnType<typeof useLineFocus>

/** Which line has the one place for Tab, and how the keys move it. It stays when its line scrolls out of sight. */
export function useLineFocus(rows: readonly Row[], held: Drag['held']) {
  const [chosenId, setChosenId] = useState<string>()
  const indexOf = (id: string | undefined) => rows.findIndex(row => row.task.id === id)
  const activeId = indexOf(chosenId) < 0 ? rows[0]?.task.id : chosenId

  function focusLine(index: number) {
    const id = rows[index]?.task.id
    if (id === undefined) return
    // The active line is drawn wherever it is, and comes into sight with the focus.
    setChosenId(id)
    focusWhenMounted(lineIdOf(id))
  }

  const step = (by: number) => focusLine(Math.max(0, Math.min(rows.length - 1, indexOf(activeId) + by)))

  const steps: Record<string, () => void> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Home: () => focusLine(0),
    End: () => focusLine(rows.length - 1),
  }

  function moveByKey(event: KeyboardEvent) {
    const isText = event.target instanceof HTMLInputElement && event.target.type === 'text'
    const act = steps[event.key]
    if (!act || held || isText || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    act()
  }

  // A line that is moved in the page loses the focus; while it is held by the keyboard that must not be.
  useLayoutEffect(() => {
    if (held?.by === 'keys' && document.activeElement === document.body)
      document.getElementById(handleIdOf(held.task.id))?.focus()
  })

  function activate({ target }: FocusEvent) {
    const index = Number(target.closest<HTMLElement>('li[data-index]')?.dataset.index)
    setChosenId(rows[index]?.task.id ?? chosenId)
  }

  return { activeId, activeIndex: indexOf(activeId), focusLine, step, moveByKey, activate }
}
