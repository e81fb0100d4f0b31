import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Zoom } from './use-zoom.ts'

interface Options {
  ref: RefObject<HTMLElement | null>
  /** The width at the left without positions, in px. */
  inset: number
  /** Shows the values at a share of the width (0 to 1). */
  activate: (share: number) => void
  deactivate: () => void
  /** Undefined for a plot that always shows all. */
  zoom: Zoom | undefined
}

/** The change of the scale for one px of a wheel. */
const WHEEL_STEP = 1.002

/**
 * What a pointer does to a plot: it shows the values at its place; two fingers, or a wheel with Ctrl, zoom; in an enlarged plot
 * a mouse drags, and a wheel moves sideways. Returns the props of the plot.
 */
export function usePlotPointer({ ref, inset, activate, deactivate, zoom }: Options) {
  /** The horizontal places of the pressed pointers, in px. */
  const pressed = useRef(new Map<number, number>())

  /** Returns the share of the width at a horizontal place of the window, and the width in px. */
  function shareOf(x: number, element: HTMLElement) {
    const { left, width } = element.getBoundingClientRect()
    const inner = Math.max(width - inset, 1)
    return { share: Math.min(Math.max((x - left - inset) / inner, 0), 1), inner }
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    pressed.current.set(event.pointerId, event.clientX)
    if (zoom && event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId)
    activate(shareOf(event.clientX, event.currentTarget).share)
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const { share, inner } = shareOf(event.clientX, event.currentTarget)
    const before = pressed.current.get(event.pointerId)
    const other = [...pressed.current].find(([id]) => id !== event.pointerId)?.[1]
    if (before !== undefined) pressed.current.set(event.pointerId, event.clientX)
    if (zoom && before !== undefined && other !== undefined) {
      deactivate()
      pinch(zoom, { before, after: event.clientX, other }, event.currentTarget)
    } else if (zoom?.isZoomed && before !== undefined && event.pointerType === 'mouse') {
      deactivate()
      zoom.move((event.clientX - before) / inner)
    } else activate(share)
  }

  function pinch(
    { zoom }: Zoom,
    { before, after, other }: { before: number; after: number; other: number },
    element: HTMLElement,
  ) {
    const distance = Math.max(Math.abs(before - other), 1)
    zoom(Math.abs(after - other) / distance, shareOf(other, element).share)
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    const element = ref.current
    if (!zoom || !element) return
    const { share, inner } = shareOf(event.clientX, element)
    const sideways = event.shiftKey ? event.deltaX || event.deltaY : event.deltaX
    if (event.ctrlKey || event.metaKey) zoom.zoom(WHEEL_STEP ** -event.deltaY, share)
    else if (zoom.isZoomed && Math.abs(sideways) > Math.abs(event.shiftKey ? 0 : event.deltaY))
      zoom.move(-sideways / inner)
    else return
    event.preventDefault()
    deactivate()
  })

  // React's own listener cannot prevent that the page scrolls or zooms.
  useEffect(() => {
    const element = ref.current
    const listener = (event: WheelEvent) => onWheel(event)
    element?.addEventListener('wheel', listener, { passive: false })
    return () => element?.removeEventListener('wheel', listener)
  }, [ref])

  function release(event: PointerEvent) {
    if (pressed.current.delete(event.pointerId) && zoom?.isZoomed) zoom.settle()
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && deactivate(),
    // One finger reads the values, and the page scrolls up and down.
    style: { touchAction: zoom ? 'pan-y' : 'pan-y pinch-zoom' },
  }
}
