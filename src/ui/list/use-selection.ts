import { useState } from 'react'

export type Selection = ReturnType<typeof useSelection>

/** Several chosen lines of a list: one by one with Ctrl or ⌘, a stretch with Shift, or by taps in the select mode. */
export function useSelection(shownIds: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isSelecting, setIsSelecting] = useState(false)
  const [anchor, setAnchor] = useState<string>()
  // What is gone or out of sight is not chosen: a deletion must not reach what nobody sees.
  const ids = shownIds.filter(id => chosen.has(id))

  function toggle(id: string) {
    setAnchor(id)
    setChosen(new Set(chosen.has(id) ? ids.filter(other => other !== id) : [...ids, id]))
  }

  function extendTo(id: string) {
    const [from, to] = [shownIds.indexOf(anchor ?? id), shownIds.indexOf(id)].sort((a, b) => a - b)
    setChosen(new Set([...ids, ...shownIds.slice(from, (to ?? 0) + 1)]))
    setAnchor(anchor ?? id)
  }

  function choose(all: readonly string[]) {
    setChosen(new Set(all))
    setAnchor(undefined)
  }

  function clear() {
    setChosen(new Set())
    setIsSelecting(false)
    setAnchor(undefined)
  }

  return {
    ids,
    isChosen: (id: string) => chosen.has(id),
    /** In this mode a tap chooses instead of opening. */
    isSelecting,
    begin: () => setIsSelecting(true),
    toggle,
    extendTo,
    /** These and no others. */
    choose,
    clear,
  }
}
