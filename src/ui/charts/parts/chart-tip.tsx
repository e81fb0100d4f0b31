import type { ChartFormat, ChartModel, ChartSeries } from '#src/ui/charts/chart-model.ts'
import { css } from '#styled-system/css'
import { Swatch } from './swatch.tsx'

interface Props {
  model: ChartModel
  series: readonly ChartSeries[]
  format: ChartFormat
  index: number
}

/** Returns the content of a tooltip: the position, and the value of each visible series. */
export const chartTip = ({ model, series, format, index }: Props) => (
  <>
    <span className={css({ color: 'muted' })}>{format.position(model.positions[index] ?? '')}</span>
    {series.map(({ name, color, values, dashed }) => {
      const value = values[index] ?? null
      return (
        value !== null && (
          <span key={name} className={css({ display: 'flex', alignItems: 'center', gap: '2' })}>
            {series.length > 1 && <Swatch color={color} dashed={dashed} />}
            <b>{format.value(value)}</b>
            {series.length > 1 && name}
          </span>
        )
      )
    })}
  </>
)

/** Returns the content of a tooltip as one text. */
export const tipText = ({ model, series, format, index }: Props) =>
  [
    format.position(model.positions[index] ?? ''),
    ...series.flatMap(({ name, values }) => {
      const value = values[index] ?? null
      return value === null ? [] : series.length > 1 ? `${name} ${format.value(value)}` : format.value(value)
    }),
  ].join(', ')
