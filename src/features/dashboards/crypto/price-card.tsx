import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { MainChart } from '#src/features/dashboards/cards/main-chart.tsx'
import { StatusDot } from '#src/ui/badge/status-dot.tsx'
import type { ChartModel } from '#src/ui/charts/chart-model.ts'
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
    <MainChart
      model={model}
      fitted
      withTime
      formatValue={value => formatDollars(value, formats)}
      title={`${coin.title} (${coin.iso})`}
      figure={formatDollars(coin.price, formats)}
      change={(last / first - 1) * 100}
      since={range === 'day' && hasDay(coin.iso) ? <Trans>in 24 hours</Trans> : <Trans>in 20 minutes</Trans>}
      tools={
        hasDay(coin.iso) && (
          <SegmentedControl label={t`Range of the prices`} options={ranges} value={range} onChange={choose} />
        )
      }
    >
      <span className={status}>
        <StatusDot tone={state === 'live' ? 'live' : 'off'} pulse={state === 'live'} />
        {words[state]}
      </span>
    </MainChart>
  )
}

const status = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  textStyle: 'caption',
  color: 'muted',
})
