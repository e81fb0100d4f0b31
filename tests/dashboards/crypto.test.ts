import { beforeEach, expect, it } from 'vitest'
import { dashboards, type PointSeries } from '#src/contract/dashboards.ts'
import { priceModel, watchedCoins } from '#src/features/dashboards/crypto/crypto-models.ts'
import { figuresOf } from '#src/ui/charts/chart-model.ts'
import { filled } from '#tests/support/filled.ts'
import { call, freshServer } from '#tests/support/server.ts'

beforeEach(freshServer)

const names = { title: 'BTC', position: 'Time', price: 'Price' }
const rowsOf = (series: PointSeries[]) => filled(series[0]?.data ?? []).map(({ x, y }) => [x, y])

it('the table of BTC has the 145 prices of the reply', async () => {
  const reply = await call(dashboards.crypto)
  const { rows } = figuresOf(priceModel(reply, 'BTC', 'day', [], names))
  expect(rows).toHaveLength(145)
  expect(rows).toEqual(rowsOf(reply.btc.price.series))
})

it('the table of each watched coin has the 20 prices of the reply, and then those that arrived', async () => {
  const reply = await call(dashboards.crypto)
  const time = Date.now() + 60_000
  for (const { iso, series } of filled(reply.watchlist)) {
    const { rows } = figuresOf(priceModel(reply, iso, 'live', [{ time, prices: { [iso]: 42 } }], names))
    expect(rows).toEqual([...rowsOf(series), [new Date(time).toISOString(), 42]])
  }
  const prices = watchedCoins(reply, []).map(({ price }) => price)
  expect(prices).toEqual(reply.watchlist.map(({ amount }) => amount))
})

it('over a day the chart shows only the latest price that arrived', async () => {
  const reply = await call(dashboards.crypto)
  const start = Date.now() + 60_000
  const ticks = [1, 2, 3].map(second => ({ time: start + second * 1000, prices: { BTC: 60_000 + second } }))
  const { rows } = figuresOf(priceModel(reply, 'BTC', 'day', ticks, names))
  expect(rows).toHaveLength(146)
  expect(rows.at(-1)?.[1]).toBe(60_003)
})
