import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import type { ListedContact } from '#src/contract/contacts.ts'
import { focusWhenMounted } from '#src/ui/keyboard/focus-when-mounted.ts'
import { rowIdOf } from './row-ids.ts'

export type RowFocus = ReturnType<typeof useRowFocus>

/** Which row has the one place for Tab, and how the keys move it. It stays when its row scrolls out of sight. */
export function useRowFocus(contacts: readonly ListedContact[], openId: string | undefined) {
  const [chosenId, setChosenId] = useState<string>()
  const indexOf = (id: string | undefined) => contacts.findIndex(contact => contact.id === id)
  const activeIndex = Math.max(indexOf(chosenId), chosenId === undefined ? indexOf(openId) : -1, 0)

  function focusRow(index: number) {
    const id = contacts[index]?.id
    if (id === undefined) return
    // The active row is drawn wherever it is, and comes into sight with the focus.
    setChosenId(id)
    focusWhenMounted(rowIdOf(id))
  }

  const step = (by: number) => focusRow(Math.max(0, Math.min(contacts.length - 1, activeIndex + by)))

  const steps: Record<string, () => void> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Home: () => focusRow(0),
    End: () => focusRow(contacts.length - 1),
    PageDown: () => step(8),
    PageUp: () => step(-8),
  }

  function moveByKey(event: KeyboardEvent) {
    const act = steps[event.key]
    if (!act || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
    event.preventDefault()
    act()
  }

  function activate({ target }: FocusEvent) {
    const id = target.closest<HTMLElement>('[data-contact]')?.dataset.contact
    if (id !== undefined) setChosenId(id)
  }

  return { activeId: contacts[activeIndex]?.id, activeIndex, focusRow, step, moveByKey, activate }
}
