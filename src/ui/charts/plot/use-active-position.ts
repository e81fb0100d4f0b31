import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import type { Zoom } from './use-zoom.ts'

interface Options {
  label: string
  count: number
  /** For a chart that can be enlarged. */
  zoom?: Zoom | undefined
  /** Returns the share of the width at which a position is; below 0 or above 1 if it is not visible. By default all are. */
  shareAt?: (index: number) => number
}

/** How much `+` and `-` change the scale. */
const ZOOM_FACTOR = 2
/** How near the edge a position is that keys have moved to, as a share of the width. */
const EDGE = 0.05

/**
 * The position of a chart whose values are shown, by pointer, touch or keys. The chart is a slider for assistive
 * technology: arrow keys, Home, End and the page keys move. `+`, `-` and `0` zoom. The caller adds the text of the
 * spoken position (`aria-valuetext`).
 */
export function useActivePosition({ label, count, zoom, shareAt = () => 0.5 }: Options) {
  const [index, setIndex] = useState<number>()
  const [told, setTold] = useState<number>()
  const shared = index !== undefined && index < count ? shareAt(index) : undefined
  const active = shared !== undefined && shared >= 0 && shared <= 1 ? index : undefined
  const spoken = Math.min(told ?? count - 1, count - 1)
  const current = active ?? spoken
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
    if (event.key === 'Escape' && active !== undefined) show(undefined)
    else if (target !== undefined) goTo(Math.min(Math.max(target, 0), count - 1))
    else if (!zoomBy(event)) return
    event.preventDefault()
    event.stopPropagation()
  }

  function show(next: number | undefined) {
    setIndex(next)
    setTold(next)
  }

  /** Shows the values of a position, and moves an enlarged chart to it. */
  function goTo(next: number) {
    show(next)
    const share = shareAt(next)
    if (share < 0) zoom?.move(EDGE - share)
    if (share > 1) zoom?.move(1 - EDGE - share)
  }

  /** Returns whether the key zooms. */
  function zoomBy({ key, ctrlKey, metaKey }: KeyboardEvent) {
    const factor = { '+': ZOOM_FACTOR, '=': ZOOM_FACTOR, '-': 1 / ZOOM_FACTOR }[key]
    if (!zoom || ctrlKey || metaKey || !(factor || key === '0')) return false
    if (factor) zoom.zoom(factor, active === undefined ? 1 : shareAt(active))
    else zoom.showAll()
    return true
  }

  return {
    active,
    /**
     * The position for assistive technology: the one to which keys have moved, or else the last one. It does not follow
     * the pointer, whose moves would be announced, and would change the attributes in each frame.
     */
    spoken,
    /** Shows the values of a position for a pointer; undefined shows none. */
    setActive: setIndex,
    slider: {
      role: 'slider',
      tabIndex: 0,
      'aria-label': label,
      'aria-valuemin': 0,
      'aria-valuemax': Math.max(count - 1, 0),
      'aria-valuenow': Math.max(spoken, 0),
      onKeyDown,
      onFocus: (event: FocusEvent) => event.currentTarget.matches(':focus-visible') && show(current),
      onBlur: () => show(undefined),
    },
  } as const
}
