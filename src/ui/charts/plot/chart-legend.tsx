import type { ChartSeries } from '#src/ui/charts/chart-model.ts'
import { css } from '#styled-system/css'
import { Swatch } from './swatch.tsx'

interface Props {
  series: readonly ChartSeries[]
  hidden: ReadonlySet<string>
  onToggle: (name: string) => void
}

/** The names of the series. Each is a button that hides or shows its series. */
export const ChartLegend = ({ series, hidden, onToggle }: Props) => (
  <div className={row}>
    {series.map(({ name, color, dashed }) => (
      <button
        key={name}
        type="button"
        aria-pressed={!hidden.has(name)}
        className={entry}
        style={hidden.has(name) ? { textDecoration: 'line-through' } : undefined}
        onClick={() => onToggle(name)}
      >
        <Swatch color={color} dashed={dashed} />
        {name}
      </button>
    ))}
  </div>
)

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4' })
const entry = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: { base: 'control.sm', _touch: 'touch' },
  borderRadius: 'xs',
  textStyle: 'caption',
  color: 'muted',
  cursor: 'pointer',
})
