import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { ChartHead } from '#src/features/dashboards/parts/chart-card.tsx'
import { Delta } from '#src/features/dashboards/parts/delta.tsx'
import { InkCard } from '#src/features/dashboards/parts/ink-card.tsx'
import { StatusDot } from '#src/ui/badge/status-dot.tsx'
import type { ChartModel } from '#src/ui/charts/chart-model.ts'
import { LineChart } from '#src/ui/charts/line-chart.tsx'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { formatDollars } from './coin-format.ts'
import { hasDay, type Range, type WatchedCoin } from './crypto-models.ts'
import type { LiveState } from './live-prices.ts'

const route = getRouteApi('/_app/dashboards/crypto')

interface Props {
  coin: WatchedCoin
  model: ChartModel
  range: Range
  state: LiveState
}

/** The price of a coin over the last minutes or, for Bitcoin, over a day. */
export function PriceCard({ coin, model, range, state }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const navigate = route.useNavigate()
  const values = model.series[0]?.values ?? []
  const [first, last] = [values[0] ?? 1, values.at(-1) ?? 1]
  const ranges = [
    { value: 'live' as const, label: t`20 minutes` },
    { value: 'day' as const, label: t`24 hours` },
  ]
  const words = { live: t`Live`, connecting: t`Connecting`, paused: t`Paused` }
  const choose = (next: Range) =>
    void navigate({
      search: previous => ({ ...previous, range: next === 'live' ? undefined : next }),
      replace: true,
      resetScroll: false,
    })

  return (
    <InkCard>
      <LineChart
        model={model}
        height={300}
        area
        bleed
        fitted
        withTime
        marksLast
        formatValue={value => formatDollars(value, formats)}
        head={
          <ChartHead title={`${coin.title} (${coin.iso})`} figure={formatDollars(coin.price, formats)}>
            <Delta change={(last / first - 1) * 100}>
              {range === 'day' && hasDay(coin.iso) ? (
                <Trans>in 24 hours</Trans>
              ) : (
                <Trans>in 20 minutes</Trans>
              )}
            </Delta>
            <span className={status}>
              <StatusDot tone={state === 'live' ? 'live' : 'off'} pulse={state === 'live'} />
              {words[state]}
            </span>
          </ChartHead>
        }
        tools={
          hasDay(coin.iso) && (
            <SegmentedControl
              label={t`Range of the prices`}
              options={ranges}
              value={range}
              onChange={choose}
            />
          )
        }
      />
    </InkCard>
  )
}

const status = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  textStyle: 'caption',
  color: 'muted',
})
