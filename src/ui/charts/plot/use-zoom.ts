import { useState } from 'react'
import {
  type DrawnRange,
  drawnRange,
  moved,
  type TimeRange,
  zoomed,
} from '#src/ui/charts/scale/time-range.ts'

/** Shows a part of a chart. Shares are of the width of the drawing, 0 to 1. */
export interface Zoom {
  isZoomed: boolean
  /** Enlarges the drawing by a factor. What is at a share of the width stays there. */
  zoom: (factor: number, share: number) => void
  /** Moves the drawing to the right by a share of the width. */
  move: (share: number) => void
  /** Draws what is beside the visible part, so that the next move of less than the width draws nothing. */
  settle: () => void
  showAll: () => void
}

/** The smallest part that is shown, in distances between two points. */
const LEAST_POINTS = 8

/** Returns the visible part of a time axis with `count` points, the part that is drawn, and what changes them. */
export function useZoom(
  whole: TimeRange,
  count: number,
): { range: TimeRange; drawn: DrawnRange; zoom: Zoom } {
  const [part, setPart] = useState<TimeRange>()
  const [last, setLast] = useState<DrawnRange>()
  const least = ((whole.to - whole.from) / Math.max(count - 1, 1)) * LEAST_POINTS
  // New points at the end of the axis may have moved its start.
  const range = part ? moved(part, whole, 0) : whole
  const drawn = drawnRange(range, whole, last)
  if (drawn.from !== last?.from || drawn.to !== last.to || drawn.span !== last.span) setLast(drawn)

  function show(next: TimeRange) {
    setPart(next.from <= whole.from && next.to >= whole.to ? undefined : next)
  }

  return {
    range,
    drawn,
    zoom: {
      isZoomed: part !== undefined,
      zoom: (factor, share) => show(zoomed(range, whole, factor, share, least)),
      move: share => show(moved(range, whole, -share * (range.to - range.from))),
      settle: () => setLast(undefined),
      showAll: () => setPart(undefined),
    },
  }
}
