import { type KeyboardEvent, useState } from 'react'

/**
 * Lets a field lead a list of options elsewhere on the page: arrows, Home and End move through it, Enter presses the
 * chosen option, else the first. The focus stays in the field; `activeId` is the option that is meant.
 */
export function useListboxKeys(listId: string) {
  const [active, setActive] = useState<{ id: string; at: number }>()

  function onKeyDown(event: KeyboardEvent) {
    const list = document.getElementById(listId)
    // While it is being filled, what it shows is not yet what was asked for.
    if (!list || list.ariaBusy === 'true' || event.nativeEvent.isComposing) return
    const options = [...list.querySelectorAll<HTMLElement>('[role=option]')]
    const found = options.findIndex(({ id }) => id === active?.id)
    // An option that has gone, such as “Show all”, made room for others: they come next.
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
