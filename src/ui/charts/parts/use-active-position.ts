import { type FocusEvent, type KeyboardEvent, useState } from 'react'

/**
 * The position of a chart whose values are shown, by pointer, touch or keys. The chart is a slider for assistive
 * technology: arrow keys, Home, End and the page keys move, and `textOf` is read.
 */
export function useActivePosition(label: string, count: number, textOf: (index: number) => string) {
  const [index, setIndex] = useState<number>()
  const active = index !== undefined && index < count ? index : undefined
  const current = active ?? count - 1
  const page = Math.max(1, Math.round(count / 10))

  function onKeyDown(event: KeyboardEvent) {
    const target = {
      ArrowRight: current + 1,
      ArrowDown: current + 1,
      ArrowLeft: current - 1,
      ArrowUp: current - 1,
      PageDown: current + page,
      PageUp: current - page,
      Home: 0,
      End: count - 1,
    }[event.key]
    if (event.key === 'Escape' && active !== undefined) setIndex(undefined)
    else if (target !== undefined) setIndex(Math.min(Math.max(target, 0), count - 1))
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    active,
    setActive: setIndex,
    slider: {
      role: 'slider',
      tabIndex: 0,
      'aria-label': label,
      'aria-valuemin': 0,
      'aria-valuemax': Math.max(count - 1, 0),
      'aria-valuenow': Math.max(current, 0),
      'aria-valuetext': count > 0 ? textOf(current) : undefined,
      onKeyDown,
      onFocus: (event: FocusEvent) => event.currentTarget.matches(':focus-visible') && setIndex(current),
      onBlur: () => setIndex(undefined),
    },
  } as const
}
