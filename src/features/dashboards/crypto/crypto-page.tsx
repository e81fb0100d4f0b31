import { EyeIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useCan } from '#src/api/rights.ts'
import { ExportButton } from '#src/features/dashboards/export/export-button.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { figuresOf } from '#src/ui/charts/chart-model.ts'
import { Figure, Figures } from '#src/ui/layout/figure.tsx'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { useBreakpoint } from '#src/ui/layout/use-breakpoint.ts'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { formatDollars, formatLarge } from './coin-format.ts'
import { priceModel, watchedCoins } from './crypto-models.ts'
import { PriceCard } from './price-card.tsx'
import { TradeCard } from './trade-card.tsx'
import { useLivePrices } from './use-live-prices.ts'
import { Wallets } from './wallets.tsx'
import { Watchlist } from './watchlist.tsx'

const route = getRouteApi('/_app/dashboards/crypto')
const app = getRouteApi('/_app')

/** Prices of coins, which move while the screen is open, and the wallets. The coin and the range are in the address. */
export function CryptoPage() {
  const { t } = useLingui()
  const formats = useFormats()
  const can = useCan()
  const data = route.useLoaderData()
  const { company } = app.useLoaderData()
  const { coin = 'btc', range = 'live', watchlist = false } = route.useSearch()
  const navigate = route.useNavigate()
  const isWide = useBreakpoint('lg')
  const { ticks, state } = useLivePrices(company.companyId)
  const coins = watchedCoins(data, ticks)
  const shown = coins.find(({ iso }) => iso.toLowerCase() === coin) ?? coins[0]
  const modelOf = (iso: string, title: string) =>
    priceModel(data, iso, range, ticks, { title, position: t`Time`, price: t`Price in US dollars` })
  const tables = () => coins.map(({ iso, title }) => figuresOf(modelOf(iso, `${title} (${iso})`)))
  const { btc } = data
  const volume = formatLarge(btc.volume, formats)

  const showWatchlist = (next: boolean) =>
    void navigate({
      search: previous => ({ ...previous, watchlist: next ? true : undefined }),
      resetScroll: false,
    })

  return (
    <PageLayout
      title={t`Crypto`}
      lead={<Trans>Prices of coins in US dollars, and the coins of the shop.</Trans>}
      actions={
        <>
          {!isWide && (
            <Button onClick={() => showWatchlist(true)}>
              <EyeIcon aria-hidden="true" />
              <Trans>Watchlist</Trans>
            </Button>
          )}
          <ExportButton name="crypto" tables={tables} />
        </>
      }
    >
      <div className={css({ display: 'flex', alignItems: 'flex-start', gap: '4' })}>
        <div
          className={css({ display: 'grid', flex: '1', minWidth: '0', gap: '4' })}
          style={{ gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          {shown && (
            <PriceCard coin={shown} model={modelOf(shown.iso, shown.title)} range={range} state={state} />
          )}
          <Figures>
            <Figure label={<Trans>Market cap</Trans>} value={formatLarge(btc.marketCap, formats)}>
              <Trans>Bitcoin, US dollars</Trans>
            </Figure>
            <Figure label={<Trans>Volume</Trans>} value={volume}>
              <Trans>Bitcoin, 24 hours</Trans>
            </Figure>
            <Figure label={<Trans>Supply</Trans>} value={formatLarge(btc.supply, formats)}>
              <Trans>Bitcoin in circulation</Trans>
            </Figure>
            <Figure label={<Trans>Highest price</Trans>} value={formatDollars(btc.allTimeHigh, formats)}>
              <Trans>Bitcoin, to this day</Trans>
            </Figure>
          </Figures>
          <div
            className={css({ display: 'grid', gap: '4', alignItems: 'start' })}
            style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))' }}
          >
            {can('report', 'edit') && <TradeCard data={data} ticks={ticks} />}
            <Wallets data={data} ticks={ticks} />
          </div>
        </div>
        {isWide ? (
          <div style={{ flex: '0 0 20rem' }}>
            <Watchlist coins={coins} chosen={shown?.iso} heading />
          </div>
        ) : (
          <Drawer open={watchlist} onOpenChange={showWatchlist} label={t`Watchlist`}>
            <Watchlist coins={coins} chosen={shown?.iso} />
          </Drawer>
        )}
      </div>
    </PageLayout>
  )
}
