import { useId } from 'react'
import { css } from '#styled-system/css'
import { randomFrom } from './random.ts'
import { ridges } from './ridges.ts'

/**
 * Hills at night with one warm light. It fills its positioned parent. It is decoration, so it has no accessible name.
 */
export function HorizonPicture() {
  const id = useId()
  const light = { x: land.summit.x, y: land.summit.y - 7 }
  return (
    <svg viewBox="0 0 720 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={picture}>
      <defs>
        <linearGradient id={`${id}ground`} gradientUnits="userSpaceOnUse" x1="0" y1="300" x2="0" y2="900">
          <stop offset="0" className={stop.high} />
          <stop offset=".45" className={stop.middle} />
          <stop offset="1" className={stop.low} />
        </linearGradient>
        <linearGradient id={`${id}line`}>
          <stop offset="0" className={stop.dim} />
          <stop offset=".48" className={stop.lit} />
          <stop offset=".7" className={stop.lit} />
          <stop offset="1" className={stop.dim} />
        </linearGradient>
        <radialGradient id={`${id}glow`} gradientUnits="userSpaceOnUse" cx={light.x} cy={light.y} r="420">
          <stop offset="0" className={stop.glow} stopOpacity=".55" />
          <stop offset=".5" className={stop.dim} stopOpacity=".16" />
          <stop offset="1" className={stop.dim} stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d={stars} stroke="currentColor" strokeLinecap="round" strokeWidth="1.6" opacity=".3" />
      <rect width="720" height="900" fill={`url(#${id}glow)`} />
      {rings.map((radius, ring) => (
        <circle
          key={radius}
          cx={light.x}
          cy={light.y}
          r={radius}
          className={ringLine}
          opacity={0.42 - 0.085 * ring}
        />
      ))}
      {land.lines.map((line, row) => (
        <g key={line}>
          <path d={`${line}V920H-8Z`} fill={`url(#${id}ground)`} />
          <path d={line} fill="none" stroke={`url(#${id}line)`} {...inDepth(row / (land.lines.length - 1))} />
        </g>
      ))}
      <g className={css({ fill: 'lamp' })}>
        <circle cx={light.x} cy={light.y} r="11" opacity=".28" />
        <circle cx={light.x} cy={light.y} r="5" />
      </g>
    </svg>
  )
}

const land = ridges({ width: 720, height: 900, rows: 40, top: 0.55, amplitude: 190, peak: 0.6, seed: 21 })
const rings = [26, 58, 98, 146, 202]
const stars = sky(70)

/** Returns the stroke of a line. Near lines are thicker, and lines far from the light are paler. */
function inDepth(depth: number) {
  const lit = 0.26 + 0.74 * (1 - Math.abs(depth - 0.22) / 0.9) ** 1.6
  return { strokeWidth: 1.05 * (0.75 + 0.6 * depth), opacity: Math.max(0.12, lit * (1 - 0.55 * depth)) }
}

/** Returns the stars as dots of one path: lines of length 0 with round ends. */
function sky(count: number) {
  const random = randomFrom(4)
  return Array.from(
    { length: count },
    () => `M${(random() * 720).toFixed(0)} ${(random() * 380).toFixed(0)}h0`,
  ).join('')
}

const picture = css({ position: 'absolute', inset: '0', width: 'full', height: 'full' })
const ringLine = css({ fill: '[none]', stroke: 'accent.300' })
const stop = {
  high: css({ stopColor: '[var(--colors-accent-900)]' }),
  middle: css({ stopColor: '[var(--colors-accent-950)]' }),
  low: css({ stopColor: '[var(--colors-ink-deep)]' }),
  dim: css({ stopColor: '[var(--colors-accent-600)]' }),
  lit: css({ stopColor: '[var(--colors-accent-300)]' }),
  glow: css({ stopColor: '[var(--colors-accent-500)]' }),
}
