import { useState } from 'react'
import { moved, type TimeRange, zoomed } from '#src/ui/charts/scale/time-range.ts'

/** Shows a part of a chart. Shares are of the width of the drawing, 0 to 1. */
export interface Zoom {
  isZoomed: boolean
  /** Enlarges the drawing by a factor. What is at a share of the width stays there. */
  zoom: (factor: number, share: number) => void
  /** Moves the drawing to the right by a share of the width. */
  move: (share: number) => void
  showAll: () => void
}

/** The smallest part that is shown, in distances between two points. */
const LEAST_POINTS = 8

/** Returns the visible part of a time axis with `count` points, and what changes it. */
export function useZoom(whole: TimeRange, count: number): { range: TimeRange; zoom: Zoom } {
  const [part, setPart] = useState<TimeRange>()
  const least = ((whole.to - whole.from) / Math.max(count - 1, 1)) * LEAST_POINTS
  // New points at the end of the axis may have moved its start.
  const range = part ? moved(part, whole, 0) : whole

  function show(next: TimeRange) {
    setPart(next.from <= whole.from && next.to >= whole.to ? undefined : next)
  }

  return {
    range,
    zoom: {
      isZoomed: part !== undefined,
      zoom: (factor, share) => show(zoomed(range, whole, factor, share, least)),
      move: share => show(moved(range, whole, -share * (range.to - range.from))),
      showAll: () => setPart(undefined),
    },
  }
}
