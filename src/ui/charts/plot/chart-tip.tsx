import type { ChartFormat, ChartModel, ChartSeries } from '#src/ui/charts/chart-model.ts'
import { css } from '#styled-system/css'
import { Swatch } from './swatch.tsx'

/** The formatted values of one position of a chart. */
export interface Reading {
  position: string
  values: (Pick<ChartSeries, 'name' | 'color' | 'dashed'> & { text: string })[]
  /** Whether the values need the names of their series. */
  isNamed: boolean
}

interface Options {
  model: ChartModel
  series: readonly ChartSeries[]
  format: ChartFormat
  index: number
}

/** Returns the values that the series have at a position. */
export const readingOf = ({ model, series, format, index }: Options): Reading => ({
  position: format.position(model.positions[index] ?? ''),
  values: series.flatMap(({ values, ...one }) => {
    const value = values[index] ?? null
    return value === null ? [] : { ...one, text: format.value(value) }
  }),
  isNamed: series.length > 1,
})

/** The content of a tooltip. */
export const ChartTip = ({ reading: { position, values, isNamed } }: { reading: Reading }) => (
  <>
    <span className={css({ color: 'muted' })}>{position}</span>
    {values.map(({ name, color, dashed, text }) => (
      <span key={name} className={css({ display: 'flex', alignItems: 'center', gap: '2' })}>
        {isNamed && <Swatch color={color} dashed={dashed} />}
        <b>{text}</b>
        {isNamed && name}
      </span>
    ))}
  </>
)

/** Returns the content of a tooltip as one text, for assistive technology. */
export const readingText = ({ position, values, isNamed }: Reading) =>
  [position, ...values.map(({ name, text }) => (isNamed ? `${name} ${text}` : text))].join(', ')
