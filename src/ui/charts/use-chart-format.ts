import { formatDate, formatTime } from '#src/lib/format/dates.ts'
import { formatNumber } from '#src/lib/format/numbers.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import type { ChartFormat, Position } from './chart-model.ts'

interface Options {
  withTime?: boolean
  formatValue?: ((value: number) => string) | undefined
}

/** Returns the formats of a chart, from the user's patterns: dates for times, and numbers unless `formatValue` is given. */
export function useChartFormat({ withTime = false, formatValue }: Options = {}): ChartFormat {
  const formats = useFormats()

  function position(at: Position) {
    if (typeof at === 'string') return at
    const date = new Date(at)
    const day = formatDate(date, formats)
    return withTime ? `${day}, ${formatTime(date, formats.locale)}` : day
  }

  return { position, value: formatValue ?? (value => formatNumber(value, formats)) }
}
