import type { KeyboardEvent } from 'react'

/** Up and Down move through a navigation list, Right opens a branch, Left closes it. Tab works as usual. */
export function arrowKeys(event: KeyboardEvent<HTMLElement>) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')].filter(isShown)
  const at = stops.findIndex(stop => stop === document.activeElement)
  const current = stops[at]
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: stops.length - 1 }[event.key]
  const isOpen = current?.ariaExpanded
  const turns =
    (event.key === 'ArrowRight' && isOpen === 'false') || (event.key === 'ArrowLeft' && isOpen === 'true')
  if (!current || (next === undefined && !turns)) return
  event.preventDefault()
  if (turns) current.click()
  else if (next !== undefined) stops.at(next % stops.length)?.focus()
}

const isShown = (element: HTMLElement) => element.checkVisibility()
