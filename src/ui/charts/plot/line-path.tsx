import { area as areaShape, curveLinear, curveMonotoneX, line as lineShape } from 'd3-shape'
import { memo, useId } from 'react'
import { type ChartSeries, colorOf } from '#src/ui/charts/chart-model.ts'
import { decimate } from '#src/ui/charts/scale/decimate.ts'
import { DrawIn } from './draw-in.tsx'

interface Props {
  series: ChartSeries
  /** The horizontal place of each point, in px. */
  places: readonly number[]
  width: number
  /** Returns the vertical place of a value, in px. */
  place: (value: number) => number
  /** The lower edge of the area, in px. */
  bottom: number
  area: boolean
}

/**
 * The line of a series, and the area below it. `memo`, because the React compiler does not keep the elements of a list
 * whose function is called later, and a long line takes longer than a frame.
 */
export const LinePath = memo(function LinePath({
  series: { values, color, dashed = false },
  places,
  width,
  place,
  bottom,
  area,
}: Props) {
  const id = useId()
  const indices = decimate(places, values, width)
  // A curve through points that are only a few pixels apart looks the same as straight lines.
  const isDense = indices.length > width / 3
  const curve = isDense ? curveLinear : curveMonotoneX
  const x = (index: number) => places[index] ?? 0
  const y = (index: number) => place(values[index] ?? 0)
  const isThere = (index: number) => (values[index] ?? null) !== null
  const line = lineShape<number>().defined(isThere).x(x).y(y).curve(curve)
  const pieces = isDense ? piecesOf(indices) : [indices]
  const below = area
    ? (areaShape<number>().defined(isThere).x(x).y1(y).y0(bottom).curve(curve)(indices) ?? undefined)
    : undefined

  return (
    <DrawIn>
      {below && (
        <>
          <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" stopColor={colorOf(color)} stopOpacity={0.28} />
            <stop offset="1" stopColor={colorOf(color)} stopOpacity={0.03} />
          </linearGradient>
          <path d={below} fill={`url(#${id})`} />
        </>
      )}
      <g
        fill="none"
        stroke={colorOf(color)}
        strokeWidth={dashed ? 1.5 : 2}
        strokeDasharray={dashed ? '3 4' : undefined}
        strokeLinejoin="round"
      >
        {pieces.map(piece => (
          <path key={piece[0]} d={line(piece) ?? undefined} />
        ))}
      </g>
    </DrawIn>
  )
})

const PIECE_POINTS = 250

/**
 * Cuts a long line into pieces that share a point. A browser paints in tiles, and calculates the whole stroke of each path
 * that touches a tile.
 */
const piecesOf = (indices: readonly number[]) =>
  Array.from({ length: Math.ceil((indices.length - 1) / PIECE_POINTS) }, (_, piece) =>
    indices.slice(piece * PIECE_POINTS, (piece + 1) * PIECE_POINTS + 1),
  )
