import type { ReactNode } from 'react'
import { css } from '#styled-system/css'
import { type ChartModel, colorOf } from './chart-model.ts'
import { ChartFrame } from './plot/chart-frame.tsx'
import { readingOf, readingText } from './plot/chart-tip.tsx'
import { useActivePosition } from './plot/use-active-position.ts'
import { useChartFormat } from './use-chart-format.ts'

interface Props {
  /** Its positions are names, and it has one series. */
  model: ChartModel
  formatValue?: (value: number) => string
  head?: ReactNode
}

const ROW_PX = 40

/** Horizontal bars of one measure, each with its name and value. */
export function BarChart({ model, formatValue, head }: Props) {
  const format = useChartFormat({ formatValue })
  const { positions, series, title } = model
  const count = positions.length
  const height = count * ROW_PX
  const { active, spoken, setActive, slider } = useActivePosition({
    label: title,
    count,
  })
  const text = readingText(readingOf({ model, series, format, index: spoken }))
  const [measure] = series
  const highest = Math.max(...(measure?.values.map(value => value ?? 0) ?? []), 0)

  return (
    <ChartFrame model={model} format={format} height={height} head={head} legend={false}>
      {() => (
        <div
          {...slider}
          aria-valuetext={text}
          aria-orientation="vertical"
          onPointerLeave={() => setActive(undefined)}
        >
          {positions.map((position, index) => {
            const value = measure?.values[index] ?? null
            return (
              <div
                key={position}
                aria-hidden="true"
                className={row}
                style={{
                  background: active === index ? 'var(--colors-chart-band)' : undefined,
                  minHeight: ROW_PX,
                }}
                onPointerEnter={() => setActive(index)}
              >
                <span className={css({ flex: '1', minWidth: '0', truncate: true })}>
                  {format.position(position)}
                </span>
                <span className={track} style={{ flexBasis: '45%' }}>
                  <span
                    className={css({ display: 'block', height: 'full', forcedColorAdjust: 'none' })}
                    style={{
                      width: `${highest > 0 ? ((value ?? 0) / highest) * 100 : 0}%`,
                      background: colorOf(measure?.color ?? 'line'),
                      borderRadius: 'inherit',
                    }}
                  />
                </span>
                <b
                  className={css({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' })}
                  style={{ minWidth: '3.5rem' }}
                >
                  {value === null ? '–' : format.value(value)}
                </b>
              </div>
            )
          })}
        </div>
      )}
    </ChartFrame>
  )
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  borderRadius: 'sm',
  textStyle: 'label',
  color: 'muted',
})
const track = css({
  flex: 'none',
  height: '2',
  borderRadius: 'full',
  overflow: 'hidden',
  background: 'pressed',
})
