import { minutesAgo } from '#seed/clock.ts'
import type { Crypto, PointSeries } from '#src/contract/dashboards.ts'
import { walk } from './curve.ts'

const priceSeries = (prices: number[], every: number): PointSeries[] => [
  {
    name: 'Price',
    data: prices.map((y, index) => ({ x: minutesAgo((prices.length - 1 - index) * every), y })),
  },
]

/** Returns the change from the first price to the last, in per cent. */
function trend([first = 1, ...prices]: number[]): Crypto['btc']['trend'] {
  const change = ((prices.at(-1) ?? first) / first - 1) * 100
  return { dir: change < 0 ? 'down' : 'up', amount: Number(Math.abs(change).toFixed(2)) }
}

const prices = { btc: 61_842.15, eth: 2_487.62, bch: 343.18, xrp: 0.5317 }
const { btc } = prices

const coins: [title: string, iso: string, amount: number][] = [
  ['Bitcoin', 'BTC', btc],
  ['Ethereum', 'ETH', prices.eth],
  ['Bitcoin Cash', 'BCH', prices.bch],
  ['XRP', 'XRP', prices.xrp],
  ['Litecoin', 'LTC', 68.47],
  ['Zcash', 'ZEC', 37.92],
  ['Stellar', 'XLM', 0.0946],
]

const supply = 19_782_400
const day = walk({ count: 145, seed: 145, last: btc, step: 0.0028 })

/** spec: 145 points of BTC, here 10 minutes apart; 20 one-minute points per coin of the watchlist */
export const crypto: Crypto = {
  btc: {
    amount: btc,
    trend: trend(day),
    marketCap: Math.round(btc * supply),
    volume: 28_431_907_214,
    supply,
    allTimeHigh: 73_750.07,
    price: { series: priceSeries(day, 10) },
  },
  prices,
  wallets: { btc: 0.0841, eth: 1.624, bch: 3.05, xrp: 1_270 },
  watchlist: coins.map(([title, iso, amount], index) => {
    const minutes = walk({ count: 20, seed: index + 1, last: amount, step: 0.004 })
    return { title, iso, amount, trend: trend(minutes), series: priceSeries(minutes, 1) }
  }),
}
