import { arc, pie } from 'd3-shape'
import type { ReactNode } from 'react'
import { css } from '#styled-system/css'
import { type ChartColor, type ChartModel, colorOf, seriesColor } from './chart-model.ts'
import { ChartFrame } from './plot/chart-frame.tsx'
import { readingOf, readingText } from './plot/chart-tip.tsx'
import { DrawIn } from './plot/draw-in.tsx'
import { Swatch } from './plot/swatch.tsx'
import { useActivePosition } from './plot/use-active-position.ts'
import { useHidden } from './plot/use-hidden.ts'
import { useChartFormat } from './use-chart-format.ts'

interface Props {
  /** Its positions are names, and it has one series. */
  model: ChartModel
  /** The colour of each part; by default in the order of the theme. */
  colors?: readonly ChartColor[]
  formatValue?: (value: number) => string
  /** The text in the middle, when no part is active. */
  total: string
  head?: ReactNode
}

const SIZE_PX = 112
const ring = arc<{ startAngle: number; endAngle: number }>().innerRadius(36).outerRadius(50).padAngle(0.035)

/** Parts of a whole as a ring, with a legend that also shows the values. At most five parts can be told apart. */
export function DonutChart({ model, colors, formatValue, total, head }: Props) {
  const format = useChartFormat({ formatValue })
  const { positions, series, title } = model
  const { hidden, toggle } = useHidden(positions.length)
  const { active, spoken, setActive, slider } = useActivePosition({
    label: title,
    count: positions.length,
  })
  const values = positions.map((position, index) =>
    hidden.has(String(position)) ? 0 : (series[0]?.values[index] ?? 0),
  )
  const text = readingText(readingOf({ model, series, format, index: spoken }))
  const angles = pie().sort(null)(values)
  const color = (index: number) => colors?.[index] ?? seriesColor(index)
  const shown = active === undefined ? null : (series[0]?.values[active] ?? null)

  return (
    <ChartFrame model={model} format={format} height={SIZE_PX} head={head} legend={false}>
      {() => (
        <div className={row}>
          <div {...slider} aria-valuetext={text} className={css({ flex: 'none', borderRadius: 'full' })}>
            <svg
              viewBox="-56 -56 112 112"
              width={SIZE_PX}
              height={SIZE_PX}
              aria-hidden="true"
              className={css({ display: 'block' })}
              onPointerLeave={() => setActive(undefined)}
            >
              <DrawIn>
                {angles.map((angle, index) => (
                  <path
                    key={positions[index]}
                    d={ring(angle) ?? undefined}
                    fill={colorOf(color(index))}
                    opacity={active === undefined || active === index ? 1 : 0.4}
                    onPointerEnter={() => setActive(index)}
                    onPointerDown={() => setActive(index)}
                  />
                ))}
              </DrawIn>
              <text
                textAnchor="middle"
                dominantBaseline="central"
                style={{
                  fontSize: '1rem',
                  fontWeight: 600,
                  fill: 'var(--colors-fg)',
                  fontVariantNumeric: 'tabular-nums',
                }}
              >
                {shown === null ? total : format.value(shown)}
              </text>
            </svg>
          </div>
          <ul style={{ flex: '1 1 8.5rem', minWidth: 0 }}>
            {positions.map((position, index) => {
              const name = String(position)
              const isHidden = hidden.has(name)
              return (
                <li key={name}>
                  <button
                    type="button"
                    aria-pressed={!isHidden}
                    className={entry}
                    style={{
                      opacity: isHidden ? 0.7 : undefined,
                      textDecoration: isHidden ? 'line-through' : undefined,
                    }}
                    onClick={() => toggle(name)}
                    onPointerEnter={() => setActive(index)}
                    onPointerLeave={() => setActive(undefined)}
                  >
                    <Swatch color={color(index)} />
                    <span className={css({ flex: '1', minWidth: '0', truncate: true })}>{name}</span>
                    <b className={css({ color: 'fg' })}>{format.value(series[0]?.values[index] ?? 0)}</b>
                  </button>
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </ChartFrame>
  )
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4',
})
const entry = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  width: 'full',
  minHeight: { base: '7', _touch: 'touch' },
  borderRadius: 'xs',
  textStyle: 'label',
  fontWeight: 'text',
  textAlign: 'start',
  color: 'muted',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
})
