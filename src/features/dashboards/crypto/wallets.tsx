import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Crypto, coins } from '#src/contract/dashboards.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { Facts } from '#src/ui/layout/facts.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { formatCoins, formatDollars } from './coin-format.ts'
import { priceOf, type Tick } from './crypto-models.ts'

/** What the shop has of each coin, its value at the price of this moment, and the cash. */
export function Wallets({ data, ticks }: { data: Crypto; ticks: readonly Tick[] }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { wallets, cash } = data
  return (
    <Card title={<Trans>Wallets</Trans>}>
      <Facts
        facts={[
          ...coins.map((coin): [string, ReactNode] => [
            coin.toUpperCase(),
            <span key={coin}>
              <b>{formatCoins(wallets[coin], formats)}</b>
              <span className={css({ color: 'muted' })}>
                {' · '}
                {formatDollars(wallets[coin] * priceOf(data, ticks, coin), formats)}
              </span>
            </span>,
          ]),
          ...(cash === undefined
            ? []
            : [[t`US dollars`, <b key="cash">{formatDollars(cash, formats)}</b>] as [string, ReactNode]]),
        ]}
      />
    </Card>
  )
}
