import type { ReactNode } from 'react'
import { css } from '#styled-system/css'

/** The colours of a small picture of a page; in the dark scheme they are dark. */
export const tones = {
  ground: css({ fill: 'canvas' }),
  sheet: css({ fill: 'surface' }),
  line: css({ fill: 'borderStrong' }),
  word: css({ fill: 'subtle' }),
  accent: css({ fill: 'accent.500' }),
  tint: css({ fill: 'accent.subtle' }),
  face: css({ fill: 'accent.200' }),
  ink: css({ fill: 'ink.base' }),
  inkLine: css({ fill: 'ink.line' }),
  inkWord: css({ fill: 'ink.fgSubtle' }),
  onInk: css({ fill: 'white' }),
  band: css({ fill: 'accent.solid' }),
  onBand: css({ fill: 'accent.200' }),
  indigo: css({ fill: 'accent.700' }),
  indigoLine: css({ fill: 'accent.600' }),
  indigoDeep: css({ fill: 'accent.800' }),
}
export type Tone = keyof typeof tones

interface BarProps {
  x: number
  y: number
  width: number
  height?: number
  tone?: Tone
}

/** A line that represents a word. */
export const Bar = ({ x, y, width, height = 2.6, tone = 'line' }: BarProps) => (
  <rect x={x} y={y} width={width} height={height} rx={height / 2} className={tones[tone]} />
)

/** The items of a navigation in a row. */
export const across = (x: number, y: number, count: number, tone: Tone = 'line') =>
  Array.from({ length: count }, (_, index) => (
    <Bar key={index} x={x + index * 16} y={y} width={11} tone={tone} />
  ))

/** The buttons at the right end of a bar, the last one at `x`. */
export const Dots = ({
  x,
  y,
  count = 3,
  tone = 'line',
}: {
  x: number
  y: number
  count?: number
  tone?: Tone
}) =>
  Array.from({ length: count }, (_, index) => (
    <circle key={index} cx={x - index * 8} cy={y} r="2.2" className={tones[tone]} />
  ))

/** A side navigation, and the top bar of the page beside it. */
export const besides = (x: number, navigation: ReactNode) => (
  <>
    {navigation}
    <Bar x={x} y={5} width={18} />
    <Dots x={122} y={6.3} />
  </>
)
