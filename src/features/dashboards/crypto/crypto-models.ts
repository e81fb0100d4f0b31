import type { Coin, Crypto } from '#src/contract/dashboards.ts'
import type { ChartModel } from '#src/ui/charts/chart-model.ts'

/** The prices of all coins at a time, in ms since 1970. */
export interface Tick {
  time: number
  prices: Readonly<Record<string, number>>
}

export type Range = 'day' | 'live'

interface Names {
  title: string
  position: string
  price: string
}

/** More ticks than these are not kept: 20 minutes. */
export const MAX_TICKS = 600

/**
 * The prices of a coin: its history from the reply, and the prices that arrived since. Over a day only the latest of
 * these is shown.
 */
export function priceModel(
  data: Crypto,
  iso: string,
  range: Range,
  ticks: readonly Tick[],
  names: Names,
): ChartModel {
  const own = data.watchlist.find(coin => coin.iso === iso)
  const isDay = range === 'day' && hasDay(iso)
  const history = (isDay ? data.btc.price.series[0] : own?.series[0])?.data ?? []
  const last = Date.parse(history.at(-1)?.x ?? '') || 0
  const newer = ticks.filter(({ time, prices }) => time > last && prices[iso] !== undefined)
  const shown = isDay ? newer.slice(-1) : newer
  return {
    title: names.title,
    positionName: names.position,
    positions: [...history.map(({ x }) => Date.parse(x)), ...shown.map(({ time }) => time)],
    series: [
      {
        name: names.price,
        color: 'line',
        values: [...history.map(({ y }) => y), ...shown.map(({ prices }) => prices[iso] ?? null)],
      },
    ],
  }
}

/** Only the history of Bitcoin covers a day. */
export const hasDay = (iso: string) => iso.toLowerCase() === 'btc'

/** A watched coin with its price of this moment. */
export interface WatchedCoin {
  title: string
  iso: string
  price: number
  /** Since the first price of the history, in per cent. */
  change: number
  values: number[]
}

export const watchedCoins = ({ watchlist }: Crypto, ticks: readonly Tick[]): WatchedCoin[] =>
  watchlist.map(({ title, iso, amount, series }) => {
    const price = ticks.at(-1)?.prices[iso] ?? amount
    const values = [...(series[0]?.data.map(({ y }) => y) ?? []), price]
    return { title, iso, price, change: (price / (values[0] ?? price) - 1) * 100, values }
  })

/** The price of a coin that has a wallet. */
export const priceOf = ({ prices }: Crypto, ticks: readonly Tick[], coin: Coin) =>
  ticks.at(-1)?.prices[coin.toUpperCase()] ?? prices[coin]
