import { beforeEach, describe, expect, it } from 'vitest'
import { type SampleProgress, sample } from '#src/contract/sample.ts'
import { audit } from '#src/contract/shop/audit.ts'
import { shopSample } from '#src/contract/shop/sample.ts'
import { db } from '#sw/storage/db.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { filled } from '#tests/support/filled.ts'
import { call, freshServer } from '#tests/support/server.ts'

beforeEach(freshServer)

/** Calls the endpoint until it is done, as the screen does. */
async function scale(withShop: boolean): Promise<SampleProgress> {
  const progress = await conforming(sample.scale, { body: { count: 1000, withShop } })
  return progress.scale?.done === progress.scale?.total ? progress : scale(withShop)
}

const sales = async () => (await db.shopDocuments.toArray()).filter(row => row.kind === 'sale')

describe('the scale of the shop', () => {
  it('posts sales of four lines: every counter is that of the entries, and no drawer stays open', async () => {
    await scale(true)
    const rows = filled(await sales())
    expect(rows.map(({ lines }) => lines.length)).toEqual(Array.from({ length: 250 }, () => 4))
    const { checked, differences } = await call(audit.integrity)
    expect(differences).toEqual([])
    expect(checked).toBeGreaterThan(1000)
    const stock = filled(await db.stockBalances.toArray())
    expect(stock.filter(({ onHand }) => onHand < 0)).toEqual([])
    const open = filled(await db.shopSessions.toArray()).filter(
      ({ status, difference }) => status !== 'closed' || difference !== 0,
    )
    expect(open).toEqual([])
    expect(Math.max(...rows.map(({ at }) => Date.parse(at)))).toBeLessThan(Date.now())
    expect(new Set(rows.map(({ code }) => code)).size).toBe(250)
    expect(await db.partners.count()).toBe(1000)
  })

  it('continues after the worker ended, and posts no sale twice', async () => {
    await scale(true)
    const { value } = (await db.meta.get('scale')) ?? {}
    await call(sample.scale, { body: { count: 1000, withShop: true } })
    expect((await db.meta.get('scale'))?.value).toEqual(value)
    expect(await sales()).toHaveLength(250)
  })

  it('goes on with the next sale when more are requested, with codes that rise without holes', async () => {
    await scale(true)
    const value = (await db.meta.get('scale'))?.value as { wanted: object }
    await db.meta.put({ key: 'scale', value: { ...value, wanted: { ...value.wanted, sales: 353 } } })
    await scale(true)
    const rows = filled(await sales())
    expect(rows).toHaveLength(353)
    const codes = rows.map(({ code }) => code)
    for (const day of new Set(codes.map(code => code.slice(0, -4)))) {
      const ofDay = codes.filter(code => code.startsWith(day)).toSorted()
      const expected = ofDay.map((_, index) => `${day}-${String(index + 1).padStart(3, '0')}`)
      expect(ofDay).toEqual(expected)
    }
    expect((await call(audit.integrity)).differences).toEqual([])
  })

  it('keeps the sales and what they name when it is requested without the shop', async () => {
    await scale(true)
    const { scale: job } = await scale(false)
    expect(job).toMatchObject({ withShop: false, done: job?.total })
    expect(await sales()).toHaveLength(250)
    expect(await db.partners.count()).toBe(1000)
  })

  it('does not count as documents of the shop’s own, so that the sample is still posted', async () => {
    await scale(true)
    expect((await call(shopSample.progress)).done).toBe(0)
  })

  it('posts nothing where there is no account for the money', async () => {
    await db.fundAccounts.clear()
    const { scale: job } = await scale(true)
    expect(job).toMatchObject({ done: job?.total })
    expect(await sales()).toEqual([])
  })
})
