import type { KeyboardEvent } from 'react'
import { isEnter } from '#src/ui/keyboard/is-enter.ts'

/** What the keys in the field of an item do. */
interface ItemActions {
  move: (by: -1 | 1) => void
  remove: () => void
  next: () => void
}

/**
 * The keys in the text field of an item, such as a step: Alt and an arrow move it, Backspace in an empty field removes it,
 * and Enter goes on to the next one.
 */
export function pressInItem(event: KeyboardEvent<HTMLInputElement>, { move, remove, next }: ItemActions) {
  const keys: Record<string, () => void> = {
    ...(event.altKey && { ArrowUp: () => move(-1), ArrowDown: () => move(1) }),
    ...(event.currentTarget.value === '' && { Backspace: remove }),
    ...(isEnter(event) && { Enter: next }),
  }
  const run = keys[event.key]
  if (!run) return
  event.preventDefault()
  run()
}
