import type { Crypto, PointSeries } from '#src/contract/dashboards.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

/** The waves of a price: the time between two of its turns in ms, and its share of the price. */
const waves: readonly [everyMs: number, share: number][] = [
  [7 * 60 * MINUTE_MS, 0.028],
  [50 * MINUTE_MS, 0.009],
  [6 * MINUTE_MS, 0.0028],
  [40 * SECOND_MS, 0.0009],
  [5 * SECOND_MS, 0.0004],
]

/** Returns a number from -1 to 1 that depends only on the two whole numbers. */
function noise(step: number, seed: number): number {
  let mixed = Math.imul(step ^ Math.imul(seed + 1, 0x9e3779b1), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 31 - 1
}

/** Returns a smooth curve between the noise of neighbouring steps. */
function wave(time: number, everyMs: number, seed: number): number {
  const step = Math.floor(time / everyMs)
  const way = time / everyMs - step
  const eased = way * way * (3 - 2 * way)
  return noise(step, seed) * (1 - eased) + noise(step + 1, seed) * eased
}

/**
 * Returns the price of a coin at a time (ms since 1970): a random curve around its price in the sample. It depends only
 * on the time, so the worker stores no prices, and they go on where they would be after it was stopped.
 */
export function priceAt(base: number, coin: number, time: number): number {
  const share = waves.reduce(
    (sum, [everyMs, part], index) => sum + part * wave(time, everyMs, coin * 16 + index),
    0,
  )
  return Number((base * (1 + share)).toFixed(base < 10 ? 4 : 2))
}

/** Returns the prices of all watched coins at a time. */
export const pricesAt = ({ watchlist }: Crypto, time: number) =>
  watchlist.map(({ iso, amount }, index) => ({ iso, price: priceAt(amount, index, time) }))

/**
 * Returns the stored sample with the prices of this moment, and histories that end at it.
 * spec: 145 points of BTC, here 10 minutes apart; 20 one-minute points per coin of the watchlist
 */
export function cryptoAt(stored: Crypto, now: number): Crypto {
  const history = (base: number, coin: number, count: number, everyMs: number): PointSeries => ({
    name: 'Price',
    data: Array.from({ length: count }, (_, index) => {
      const time = now - (count - 1 - index) * everyMs
      return { x: new Date(time).toISOString(), y: priceAt(base, coin, time) }
    }),
  })
  const current = Object.fromEntries(
    pricesAt(stored, now).map(({ iso, price }) => [iso.toLowerCase(), price]),
  )
  const { btc, prices, watchlist } = stored
  const base = watchlist[0]?.amount ?? btc.amount
  const day = history(base, 0, btc.price.series[0]?.data.length ?? 0, 10 * MINUTE_MS)
  const amount = current.btc ?? btc.amount

  return {
    ...stored,
    btc: {
      ...btc,
      amount,
      trend: trendOf(day),
      marketCap: Math.round(amount * btc.supply),
      price: { series: [day] },
    },
    prices: {
      btc: amount,
      eth: current.eth ?? prices.eth,
      bch: current.bch ?? prices.bch,
      xrp: current.xrp ?? prices.xrp,
    },
    watchlist: watchlist.map((coin, index) => {
      const minutes = history(coin.amount, index, coin.series[0]?.data.length ?? 0, MINUTE_MS)
      return {
        ...coin,
        amount: minutes.data.at(-1)?.y ?? coin.amount,
        trend: trendOf(minutes),
        series: [minutes],
      }
    }),
  }
}

/** Returns the change from the first price to the last, in per cent. */
function trendOf({ data }: PointSeries): Crypto['btc']['trend'] {
  const [first, last] = [data[0]?.y ?? 1, data.at(-1)?.y ?? 1]
  return { dir: last < first ? 'down' : 'up', amount: Number(Math.abs((last / first - 1) * 100).toFixed(2)) }
}
