import { useLingui } from '@lingui/react/macro'
import type { ExampleGroup } from '#src/features/showcase/page/example.ts'
import { TakingsColumns } from './takings-columns.tsx'
import columnsCode from './takings-columns.tsx?raw'
import { TakingsLine } from './takings-line.tsx'
import lineCode from './takings-line.tsx?raw'
import { TakingsParts } from './takings-parts.tsx'
import partsCode from './takings-parts.tsx?raw'

/** The examples of charts. */
export function useCharts(): ExampleGroup {
  const { t } = useLingui()
  const keys = [
    { keys: 'ArrowRight', does: t`Goes to the next figure` },
    { keys: 'End', does: t`Goes to the last figure` },
  ]
  return {
    id: 'charts',
    title: t`Charts`,
    examples: [
      {
        id: 'line-chart',
        title: t`Lines over time`,
        text: t`The legend hides a line. The same figures are a table, also for screen readers.`,
        Piece: TakingsLine,
        code: lineCode,
        tokens: ['chart.line', 'chart.compare', 'chart.grid', 'durations.chart'],
        keys,
        wide: true,
      },
      {
        id: 'column-chart',
        title: t`Columns`,
        Piece: TakingsColumns,
        code: columnsCode,
        tokens: ['chart.c1', 'chart.c2'],
        keys,
      },
      {
        id: 'donut-chart',
        title: t`Parts of a whole`,
        text: t`At most five parts; the whole is written in the middle.`,
        Piece: TakingsParts,
        code: partsCode,
        tokens: ['chart.c1', 'chart.other'],
        keys,
      },
    ],
  }
}
