import { describe, expect, it } from 'vitest'
import { audit } from '#src/contract/shop/audit.ts'
import { reservations } from '#src/contract/shop/documents/reservations.ts'
import { takeOuts } from '#src/contract/shop/documents/take-outs.ts'
import { customers } from '#src/contract/shop/partners.ts'
import { sales } from '#src/contract/shop/sales.ts'
import { db } from '#sw/storage/db.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { call, send } from '#tests/support/server.ts'
import { freshEachTest } from './fresh-each-test.ts'
import { bookingOf, reserve, start, step } from './reservation-requests.ts'
import {
  addCustomer,
  addStockedProduct,
  at,
  counters,
  device,
  lineOf,
  newId,
  openDrawer,
  pay,
} from './shop.ts'

freshEachTest()

const balanced = async () => expect((await conforming(audit.integrity)).differences).toEqual([])
const minutes = (count: number) => new Date(Date.parse(start) + count * 60_000).toISOString()
const change = ({ id, version }: { id: string; version: number }) => ({
  params: { id },
  body: { version, at },
})

const deposit = async ({ id, version }: { id: string; version: number }, amount: number) =>
  conforming(reservations.deposit, { params: { id }, body: { version, at, accountId: 'cash', amount } })

describe('the times of reservations', () => {
  it('are listed by range, also those that began before it, by resource, state and name', async () => {
    const guest = await addCustomer('Cô Tám', { phone: '0912345678' })
    const first = await reserve({ customerId: guest })
    const second = await reserve({ start: minutes(120), resource: 'Bàn 2', note: 'Sinh nhật' })
    await step('confirm', second)
    const idsOf = async (query: Record<string, string>) =>
      (await conforming(reservations.list, { query })).rows.map(({ id }) => id)
    expect(await idsOf({})).toEqual([first.id, second.id])
    expect(await idsOf({ order: 'desc' })).toEqual([second.id, first.id])
    expect(await idsOf({ from: minutes(59), to: minutes(119) })).toEqual([first.id])
    expect(await idsOf({ from: minutes(60), to: minutes(120) })).toEqual([second.id])
    expect(await idsOf({ resource: 'Bàn 2' })).toEqual([second.id])
    expect(await idsOf({ status: 'pending' })).toEqual([first.id])
    expect(await idsOf({ search: 'co tam' })).toEqual([first.id])
    expect(await idsOf({ search: 'sinh' })).toEqual([second.id])
    expect(await conforming(reservations.resources, { query: { at } })).toEqual(['Bàn 1', 'Bàn 2'])
    expect(await conforming(reservations.get, { params: { id: first.code } })).toMatchObject({ id: first.id })
    expect((await send(reservations.list, { query: { from: 'soon' } })).status).toBe(400)
  })

  it('that overlap in a resource are named, and are stored all the same', async () => {
    const first = await reserve()
    expect(first).toMatchObject({ code: 'DL-A1-261122-001', status: 'pending', overlaps: [] })
    const next = await reserve({ start: minutes(60) })
    expect(next.overlaps).toEqual([])
    const other = await reserve({ start: minutes(30), resource: 'Bàn 2' })
    expect(other.overlaps).toEqual([])
    const moved = await conforming(reservations.update, {
      params: { id: other.id },
      body: { version: 1, at, ...bookingOf(null), start: minutes(30) },
    })
    expect(moved.overlaps.map(({ id }) => id)).toEqual([first.id, next.id])
    const query = { resource: 'Bàn 1', start: minutes(30), minutes: '30', except: other.id }
    expect((await conforming(reservations.overlaps, { query })).map(({ id }) => id)).toEqual([first.id])
    await call(reservations.cancel, { params: { id: first.id }, body: { version: 1, at, deposit: 'kept' } })
    expect(await conforming(reservations.overlaps, { query })).toEqual([])
  })

  it('are refused for an older version, and once the customer has not come', async () => {
    const row = await reserve()
    await step('confirm', row)
    expect((await send(reservations.arrive, change(row))).status).toBe(409)
    await call(reservations.noShow, { params: { id: row.id }, body: { version: 2, at, deposit: 'kept' } })
    const late = await send(reservations.update, {
      params: { id: row.id },
      body: { version: 3, at, ...bookingOf(null) },
    })
    expect([late.status, await late.json()]).toMatchObject([409, { code: 'wrongState' }])
  })
})

describe('a deposit', () => {
  it('needs a customer, who cannot be removed while it is held', async () => {
    const nobody = await reserve()
    const refused = await send(reservations.deposit, {
      params: { id: nobody.id },
      body: { version: 1, at, accountId: 'cash', amount: 1000 },
    })
    expect([refused.status, await refused.json()]).toMatchObject([409, { field: 'customerId' }])
    const row = await deposit(await reserve({ customerId: await addCustomer('Cô Tám') }), 1000)
    const without = await send(reservations.update, {
      params: { id: row.id },
      body: { version: row.version, at, ...bookingOf(null) },
    })
    expect(without.status).toBe(409)
  })

  it('is in the fund, and is paid back in all its parts or kept', async () => {
    const before = await counters()
    const rows = []
    for (const kept of ['returned', 'kept'] as const) {
      const made = await deposit(await reserve({ customerId: await addCustomer('Cô Tám') }), 30_000)
      const { id, version } = await deposit(made, 20_000)
      expect(await counters()).toEqual({ ...before, 'balance cash': 50_000 })
      const body = { version, at, deposit: kept }
      rows.push(await conforming(reservations.cancel, { params: { id }, body }))
      expect(await counters()).toEqual(kept === 'kept' ? { ...before, 'balance cash': 50_000 } : before)
    }
    expect(rows).toMatchObject([
      { status: 'cancelled', deposit: 50_000, depositState: 'returned' },
      { status: 'cancelled', deposit: 50_000, depositState: 'kept' },
    ])
    await balanced()
  })
})

describe('a customer who has arrived', () => {
  const arrived = async () => {
    const customerId = await addCustomer('Cô Tám', { creditLimit: 0 })
    const lines = [lineOf(await addStockedProduct(), 3)]
    return step('arrive', await deposit(await reserve({ customerId, lines }), 10_000))
  }

  it('gets a draft of a take-out, which the deposit pays in part', async () => {
    const row = await arrived()
    const takeOutId = newId()
    const done = await conforming(reservations.toTakeOut, {
      params: { id: row.id },
      body: { version: row.version, at, device, takeOutId },
    })
    expect(done).toMatchObject({
      status: 'converted',
      depositState: 'settled',
      becameKind: 'takeOut',
      becameId: takeOutId,
    })
    let draft = await call(takeOuts.get, { params: { id: takeOutId } })
    expect(draft).toMatchObject({ status: 'draft', totals: { total: 30_000 }, cashOnDelivery: 20_000 })
    expect(await call(customers.get, { query: { id: row.customerId ?? '' } })).toMatchObject({
      debt: -10_000,
    })
    draft = await call(takeOuts.checkOut, change(draft))
    const lines = draft.lines.map(({ id, quantity }) => ({ lineId: id, quantity }))
    const collecting = { ...change(draft).body, device, backOrderId: newId(), lines }
    draft = await call(takeOuts.collect, { params: { id: draft.id }, body: collecting })
    const body = { ...change(draft).body, cash: draft.cashOnDelivery, proof: [] }
    await call(takeOuts.deliver, { params: { id: draft.id }, body })
    expect(await call(customers.get, { query: { id: row.customerId ?? '' } })).toMatchObject({ debt: 0 })
    expect(await counters()).toMatchObject({ 'balance cash': 30_000 })
    await balanced()
  })

  it('gets a held ticket of the open session, also when a price has changed since', async () => {
    const row = await arrived()
    await db.products.update(row.lines[0]?.productId ?? '', { price: 12_000 })
    const converting = {
      params: { id: row.id },
      body: { version: row.version, at, device, saleId: newId() },
    }
    const refused = await send(reservations.toSale, converting)
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { code: 'wrongState', field: 'session' },
    ])
    const sessionId = await openDrawer()
    const done = await conforming(reservations.toSale, converting)
    const ticket = await call(sales.get, { params: { id: done.becameId } })
    expect(ticket).toMatchObject({ status: 'held', sessionId, totals: { total: 30_000 } })
    await pay(await call(sales.resume, change(ticket)), [
      { method: 'cash', amount: 20_000 },
      { method: 'credit', amount: 10_000 },
    ])
    expect(await call(customers.get, { query: { id: row.customerId ?? '' } })).toMatchObject({ debt: 0 })
    await balanced()
  })

  it('is only converted once, and not before the arrival', async () => {
    const row = await reserve()
    const body = { version: row.version, at, device, takeOutId: newId() }
    expect((await send(reservations.toTakeOut, { params: { id: row.id }, body })).status).toBe(409)
    const { version } = await step('arrive', row)
    await call(reservations.toTakeOut, { params: { id: row.id }, body: { ...body, version } })
    const again = { ...body, version: version + 1, takeOutId: newId() }
    expect((await send(reservations.toTakeOut, { params: { id: row.id }, body: again })).status).toBe(409)
  })
})
