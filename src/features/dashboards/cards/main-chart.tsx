import type { ComponentProps, ReactNode } from 'react'
import { Contours } from '#src/ui/art/contours.tsx'
import { LineChart } from '#src/ui/charts/line-chart.tsx'
import { css } from '#styled-system/css'
import { ChartHead } from './chart-card.tsx'
import { Delta } from './delta.tsx'

interface Props
  extends Pick<ComponentProps<typeof LineChart>, 'model' | 'fitted' | 'withTime' | 'formatValue' | 'tools'> {
  title: ReactNode
  figure: ReactNode
  /** The change of the figure, in per cent. */
  change: number
  /** With what the figure is compared. */
  since: ReactNode
  /** After the change. */
  children?: ReactNode
}

/**
 * The dark card of a dashboard's main chart, below its figure. The colours of everything in it are those of the dark
 * navigation.
 */
export const MainChart = ({ title, figure, change, since, children, ...chart }: Props) => (
  <section className={card}>
    <Contours className={css({ _print: { display: 'none' } })} />
    <LineChart
      {...chart}
      height={300}
      area
      bleed
      marksLast
      head={
        <ChartHead title={title} figure={figure}>
          <Delta change={change}>{since}</Delta>
          {children}
        </ChartHead>
      }
    />
  </section>
)

const card = css({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 'xl',
  background: 'ink.base',
  color: 'fg',
  '--colors-surface': '{colors.ink.raised}',
  '--colors-raised': '{colors.ink.deep}',
  '--colors-sunken': '{colors.ink.deep}',
  '--colors-fg': '{colors.white}',
  '--colors-muted': '{colors.ink.fgMuted}',
  '--colors-subtle': '{colors.ink.fgSubtle}',
  '--colors-hover': '{colors.ink.raised}',
  '--colors-border': '{colors.ink.line}',
  '--colors-accent-ring': '{colors.accent.300}',
  '--colors-success-text': '{colors.ink.good}',
  '--colors-danger-text': '{colors.ink.bad}',
  '--shadows-hairline': '0 0 0 1px {colors.ink.line}',
  '--shadows-inset-hairline': 'inset 0 0 0 1px {colors.ink.line}',
  '--colors-chart-grid': '{colors.ink.line}',
  '--colors-chart-axis': '{colors.ink.fgSubtle}',
  '--colors-chart-compare': '{colors.ink.fgSubtle}',
  '--colors-chart-line': '{colors.accent.300}',
  _highContrast: {
    '--colors-surface': '[Canvas]',
    '--colors-chart-grid': '[GrayText]',
    '--colors-chart-axis': '[CanvasText]',
    '--colors-chart-compare': '[CanvasText]',
    '--colors-chart-line': '[Highlight]',
  },
})
