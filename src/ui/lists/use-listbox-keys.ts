import { type KeyboardEvent, useState } from 'react'
import { isComposing } from '#src/ui/keyboard/is-enter.ts'

/**
 * Handles the keys of a field that controls a list of options elsewhere on the page: arrow keys, Home and End move
 * through the options, Enter presses the chosen option, otherwise the first one. The focus stays in the field;
 * `activeId` is the chosen option.
 */
export function useListboxKeys(listId: string) {
  const [active, setActive] = useState<{ id: string; at: number }>()

  function onKeyDown(event: KeyboardEvent) {
    const list = document.getElementById(listId)
    // While the list is busy, it shows the options of an earlier text.
    if (!list || list.ariaBusy === 'true' || isComposing(event)) return
    const options = [...list.querySelectorAll<HTMLElement>('[role=option]')]
    const found = options.findIndex(({ id }) => id === active?.id)
    // An option that was replaced by others, such as “Show all”: the next one is at its index.
    const at = active && found < 0 ? active.at - 1 : found
    if (event.key === 'Enter') return press(event, options[Math.max(at, 0)])

    const next = { ArrowDown: at + 1, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: -1 }[event.key]
    const option = next === undefined ? undefined : options.at(next % options.length)
    if (!option) return
    event.preventDefault()
    setActive({ id: option.id, at: options.indexOf(option) })
    option.scrollIntoView({ block: 'nearest' })
  }

  return { activeId: active?.id, onKeyDown, reset: () => setActive(undefined) }
}

function press(event: KeyboardEvent, option: HTMLElement | undefined) {
  if (!option) return
  event.preventDefault()
  option.click()
}
