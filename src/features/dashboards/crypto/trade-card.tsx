import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { type Coin, type Crypto, coins } from '#src/contract/dashboards.ts'
import { ChartCard } from '#src/features/dashboards/cards/chart-card.tsx'
import { api } from '#src/features/dashboards/load-dashboards.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { formatCoins, formatDollars, readAmount, writeAmount } from './coin-format.ts'
import { priceOf, type Tick } from './crypto-models.ts'

type Side = 'buy' | 'sell'

/** Buys or sells coins. An amount in one field is converted in the other, at the price of this moment. */
export function TradeCard({ data, ticks }: { data: Crypto; ticks: readonly Tick[] }) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const [side, setSide] = useState<Side>('buy')
  const [coin, setCoin] = useState<Coin>('btc')
  /** The field in which the user typed; the other one follows the price. */
  const [typed, setTyped] = useState({ unit: 'coin', text: '' })
  const [isBusy, setIsBusy] = useState(false)
  const once = useSingleAction()
  const price = priceOf(data, ticks, coin)
  const entered = readAmount(typed.text)
  const amount =
    entered === undefined ? undefined : Number((typed.unit === 'coin' ? entered : entered / price).toFixed(8))
  const total = amount === undefined ? undefined : amount * price
  const iso = coin.toUpperCase()
  const { cash = 0, wallets } = data
  const isTooMuch =
    amount !== undefined && total !== undefined && (side === 'buy' ? total > cash : amount > wallets[coin])
  const isWrong = typed.text !== '' && (amount === undefined || amount <= 0)
  const available =
    side === 'buy' ? formatDollars(cash, formats) : `${formatCoins(wallets[coin], formats)} ${iso}`

  const textOf = (unit: 'coin' | 'usd', value: number | undefined, digits: number) =>
    typed.unit === unit ? typed.text : value === undefined ? '' : writeAmount(value, digits, i18n.locale)

  async function send(amount: number) {
    setIsBusy(true)
    const done = await withErrorToast(() => api.trade({ body: { coin, side, amount } })).finally(() =>
      setIsBusy(false),
    )
    if (!done) return
    const [coinsText, dollars] = [
      `${formatCoins(amount, formats)} ${iso}`,
      formatDollars(done.total, formats),
    ]
    toast.success(
      side === 'buy' ? t`Bought ${coinsText} for ${dollars}` : t`Sold ${coinsText} for ${dollars}`,
    )
    setTyped({ unit: 'coin', text: '' })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (amount !== undefined && amount > 0 && !isTooMuch) void once(() => send(amount))
  }

  return (
    <ChartCard>
      <h2 className={css({ textStyle: 'titleSm' })}>
        <Trans>Buy and sell</Trans>
      </h2>
      <form
        className={css({ display: 'grid', gap: '4', marginBlockStart: '4' })}
        onSubmit={submit}
        noValidate
      >
        <SegmentedControl
          label={t`Buy or sell`}
          options={[
            { value: 'buy' as const, label: t`Buy` },
            { value: 'sell' as const, label: t`Sell` },
          ]}
          value={side}
          onChange={setSide}
        />
        <Field label={<Trans>Coin</Trans>}>
          <Select
            options={coins.map(value => ({ value, label: nameOf(data, value) }))}
            value={coin}
            onChange={setCoin}
          />
        </Field>
        <Field
          label={<Trans>Amount in {iso}</Trans>}
          hint={<Trans>Available: {available}</Trans>}
          error={
            isWrong ? (
              <Trans>Enter a number above 0.</Trans>
            ) : isTooMuch ? (
              <Trans>Only {available} is available.</Trans>
            ) : undefined
          }
        >
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={textOf('coin', amount, 8)}
            onChange={event => setTyped({ unit: 'coin', text: event.currentTarget.value })}
            trail={iso}
          />
        </Field>
        <Field label={<Trans>Amount in US dollars</Trans>}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={textOf('usd', total, 2)}
            onChange={event => setTyped({ unit: 'usd', text: event.currentTarget.value })}
            trail="$"
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          loading={isBusy}
          disabled={amount === undefined || amount <= 0 || isTooMuch}
        >
          {side === 'buy' ? <Trans>Buy {iso}</Trans> : <Trans>Sell {iso}</Trans>}
        </Button>
      </form>
    </ChartCard>
  )
}

const nameOf = ({ watchlist }: Crypto, coin: Coin) =>
  watchlist.find(({ iso }) => iso.toLowerCase() === coin)?.title ?? coin.toUpperCase()
