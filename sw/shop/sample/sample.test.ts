import { beforeEach, describe, expect, it } from 'vitest'
import { goods } from '#seed/grocery/goods.ts'
import { search } from '#src/contract/shell/search.ts'
import { audit } from '#src/contract/shop/audit.ts'
import { customers } from '#src/contract/shop/partners.ts'
import { shopSample } from '#src/contract/shop/sample.ts'
import { db } from '#sw/storage/db.ts'
import { filled } from '#tests/support/filled.ts'
import { call, freshServer } from '#tests/support/server.ts'
import { dayAt, TOTAL_DAYS } from './day.ts'

beforeEach(freshServer)

/** 16:40 in the shop, on a Saturday. */
const now = Date.parse('2026-11-21T09:40:00.000Z')
/** `npm run long` sets `LONG`: then all days are posted. */
const first = process.env.LONG === '1' ? 0 : TOTAL_DAYS - 9

/** Lets the sample begin at a day; that of `first` if there is none. */
const begin = (day = first) => db.meta.put({ key: 'shopSample', value: { now, first: day, done: day } })

/** Calls the endpoint until all days are posted, as the screens do. */
async function post(): Promise<void> {
  const { done, total } = await call(shopSample.post)
  if (done < total) return post()
}

const counts = async () => {
  const rows = await db.shopDocuments.toArray()
  return new Map(
    rows.map(({ kind, status }) => [
      `${kind} ${status}`,
      rows.filter(row => row.kind === kind && row.status === status).length,
    ]),
  )
}

describe('the goods of the sample', () => {
  it('have different barcodes with a correct check digit, and prices in whole đồng', () => {
    const codes = goods.flatMap(({ product }) => [
      product.barcode,
      ...(product.units ?? []).map(({ barcode }) => barcode),
    ])
    expect(new Set(codes).size).toBe(codes.length)
    for (const code of filled(codes)) {
      const digits = [...code].map(Number)
      const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0)
      expect([code, digits.length, sum % 10]).toEqual([code, 13, 0])
    }
    for (const { product } of filled(goods)) {
      expect(Math.round(product.basePrice * (100 + product.taxPercent)) / 100).toBe(product.price)
      expect(product.price).toBeGreaterThan(product.cost)
    }
    expect(new Set(goods.map(({ product }) => product.category)).size).toBe(14)
    expect(goods.length).toBeGreaterThan(115)
  })

  it('are found by the search by their names without accents', async () => {
    await begin(TOTAL_DAYS - 1)
    await post()
    const { items } = await call(search.products, { query: { value: 'ca phe' } })
    const names = items.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        'Cà phê rang xay Cầu Đất 250 g',
        'Cà phê hoà tan 3 trong 1',
        'Cà phê sữa lon 235 ml',
      ]),
    )
  })
})

describe('the days of the sample', () => {
  it('end today, and no moment of today is in the future', () => {
    for (const time of [
      'T17:05:00.000Z',
      'T22:00:00.000Z',
      'T00:20:00.000Z',
      'T09:40:00.000Z',
      'T16:59:00.000Z',
    ]) {
      const moment = Date.parse(`2026-11-20${time}`)
      const today = dayAt(TOTAL_DAYS - 1, moment)
      const dayOf = (at: number) => new Date(at + 7 * 3_600_000).toISOString().slice(0, 10)
      for (const minute of [390, 700, 1260]) {
        const at = Date.parse(today.at(minute))
        expect([time, minute, at <= moment, dayOf(at)]).toEqual([time, minute, true, dayOf(moment)])
      }
      expect(dayOf(Date.parse(dayAt(TOTAL_DAYS - 2, moment).at(700)))).toBe(dayOf(moment - 86_400_000))
    }
  })
})

describe('the sample of the shop', () => {
  it('is posted by documents: every counter is that of the entries, and each queue has work', async () => {
    await begin()
    await post()
    const { checked, differences } = await call(audit.integrity)
    expect(differences).toEqual([])
    expect(checked).toBeGreaterThan(1000)
    const byState = await counts()
    for (const state of [
      'takeOut draft',
      'takeOut checked-out',
      'takeOut collected',
      'takeOut failed',
      'takeIn ordered',
      'takeIn draft',
      'count counting',
      'transfer sent',
      'care received',
      'care diagnosing',
      'care quoted',
      'care in-progress',
      'care waiting',
      'care ready',
      'care rejected',
      'care closed',
    ])
      expect([state, (byState.get(state) ?? 0) > 0]).toEqual([state, true])
    expect(byState.get('sale paid')).toBeGreaterThan(60)
    const accounts = await db.fundAccounts.toArray()
    for (const { id, balance } of filled(accounts)) expect([id, balance > 0]).toEqual([id, true])
    const stock = await db.stockBalances.toArray()
    expect(filled(stock).filter(({ onHand }) => onHand < 0)).toEqual([])
    expect([...byState].filter(([state]) => state.startsWith('reservation ')).toSorted()).toEqual([
      ['reservation arrived', 1],
      ['reservation cancelled', 1],
      ['reservation confirmed', 5],
      ['reservation converted', 1],
      ['reservation no-show', 1],
      ['reservation pending', 3],
    ])
    // The requests are rows of the seed, whose times are relative to the moment of seeding.
    const posted = (await db.shopDocuments.toArray()).filter(({ kind }) => kind !== 'request')
    // What was done with a document; the time that is reserved may come later.
    const latest = posted.flatMap(({ stamps }) => stamps.map(({ at }) => Date.parse(at)))
    expect(Math.max(...filled(latest))).toBeLessThanOrEqual(now)
  })

  it('posts no day twice, in two tabs and after it is complete', async () => {
    await begin()
    await Promise.all([post(), post()])
    const once = await counts()
    expect(await call(shopSample.post)).toEqual({ done: TOTAL_DAYS, total: TOTAL_DAYS })
    await freshServer()
    await begin()
    await post()
    expect(await counts()).toEqual(once)
  })

  it('is not posted where the shop has documents, or where the sample’s staff is not', async () => {
    const done = { done: TOTAL_DAYS, total: TOTAL_DAYS }
    expect(await call(shopSample.progress)).toEqual({ done: 0, total: TOTAL_DAYS })
    await db.users.delete('bao')
    expect(await call(shopSample.progress)).toEqual(done)
    expect(await call(shopSample.post)).toEqual(done)
    expect((await call(customers.list)).rows).toEqual([])
  })
})
