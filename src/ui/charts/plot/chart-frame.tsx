import { ChartBarIcon, TableCellsIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo, useState } from 'react'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { type ChartFormat, type ChartModel, type ChartSeries, isEmpty } from '#src/ui/charts/chart-model.ts'
import { useAfterPaint } from '#src/ui/lazy/use-after-paint.ts'
import { css, cx } from '#styled-system/css'
import { ChartLegend } from './chart-legend.tsx'
import { ChartTable } from './chart-table.tsx'
import { useHidden } from './use-hidden.ts'

/** Longer tables are rendered only when they are shown. */
const MAX_HIDDEN_ROWS = 400

interface Props {
  model: ChartModel
  format: ChartFormat
  /** The height of the drawing in px; the table has at least this height. */
  height: number
  /** Above the drawing, at the left of the legend: the title, the figure. */
  head?: ReactNode
  /** At the right of the legend: a choice of the period. */
  tools?: ReactNode
  /** Beside the button that shows the table. */
  buttons?: ReactNode
  /** By default a chart with several series has a legend. */
  legend?: boolean
  /** The drawing reaches the edges of its card, so only the head has the padding of the card. */
  bleed?: boolean
  /** Draws the visible series. */
  children: (visible: readonly ChartSeries[]) => ReactNode
}

/**
 * What all charts have: a legend that hides series, a button that shows the figures as a table, a table for screen
 * readers, and a text when there are no figures.
 */
export function ChartFrame({ model, format, height, head, tools, bleed = false, ...props }: Props) {
  const { buttons, legend, children } = props
  const { t } = useLingui()
  const [isTable, setIsTable] = useState(false)
  const isPainted = useAfterPaint()
  const { series, positions, title } = model
  const { hidden, toggle } = useHidden(series.length)
  const hasLegend = legend ?? series.length > 1
  // The React compiler does not keep it, and with a new list all lines are calculated again.
  const visible = useMemo(() => series.filter(({ name }) => !hidden.has(name)), [series, hidden])

  return (
    <figure aria-label={title} className={cx(figure, bleed && css({ paddingBlockStart: '4' }))}>
      <div className={cx(bar, bleed && css({ paddingInline: 'card' }))}>
        <div style={{ flex: hasLegend || tools ? '1 1 16rem' : '1', minWidth: 0 }}>{head}</div>
        {hasLegend && <ChartLegend series={series} hidden={hidden} onToggle={toggle} />}
        {tools}
        <span className={css({ display: 'flex', marginInlineStart: 'auto', _print: { display: 'none' } })}>
          {!isTable && buttons}
          <IconButton
            label={isTable ? t`Show as a chart` : t`Show as a table`}
            size="sm"
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? <ChartBarIcon /> : <TableCellsIcon />}
          </IconButton>
        </span>
      </div>
      {isEmpty(model) ? (
        <p className={nothing} style={{ minHeight: height }}>
          <Trans>No figures yet</Trans>
        </p>
      ) : isTable ? (
        <div
          {...scrollable}
          aria-label={title}
          className={scroller}
          style={{ height: Math.max(height, 160) }}
        >
          <ChartTable model={model} format={format} />
        </div>
      ) : (
        <>
          {children(visible)}
          {isPainted && positions.length <= MAX_HIDDEN_ROWS && (
            <div className={css({ srOnly: true })}>
              <ChartTable model={model} format={format} />
            </div>
          )}
        </>
      )}
    </figure>
  )
}

/** A region that scrolls can be focused, so that arrow keys scroll it. */
const scrollable = { role: 'region', tabIndex: 0 } as const

const figure = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2',
  minWidth: '0',
})
const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: '4', gap: '2' })
const scroller = css({ overflowY: 'auto', overscrollBehavior: 'contain' })
const nothing = css({ display: 'grid', placeItems: 'center', color: 'muted' })
