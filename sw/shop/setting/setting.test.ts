import { beforeEach, expect, it } from 'vitest'
import { company } from '#src/contract/company.ts'
import { sales } from '#src/contract/shop/sales.ts'
import { sessions } from '#src/contract/shop/sessions.ts'
import { settings } from '#src/contract/shop/settings.ts'
import { db } from '#sw/storage/db.ts'
import { freshEachTest } from '#tests/shop/fresh-each-test.ts'
import { addStockedProduct, at, lineOf, openDrawer, pay, ticket } from '#tests/shop/shop.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { call, send } from '#tests/support/server.ts'

freshEachTest()

const change = (fields: object, version = 1) =>
  send(settings.update, { body: { version, at, settings: fields } })

it('returns the usual settings of a shop that has chosen none', async () => {
  expect(await conforming(settings.get)).toEqual({
    vatMode: 'inside',
    cashStep: 1,
    discountLimitPercent: 10,
    methods: ['cash', 'transfer', 'card', 'credit'],
    receiptFooter: '',
    receiptPaper: '80',
    version: 1,
  })
})

it('a till gets the settings that were changed, with the ways of paying in their usual order', async () => {
  const body = {
    version: 1,
    at,
    settings: {
      methods: ['card', 'cash', 'card'] as const,
      receiptFooter: 'Hẹn gặp lại',
      cashStep: 500 as const,
    },
  }
  const stored = await conforming(settings.update, {
    body: { ...body, settings: { ...body.settings, methods: [...body.settings.methods] } },
  })
  expect(stored).toMatchObject({ version: 2, methods: ['cash', 'card'] })
  expect(await conforming(sessions.terms)).toMatchObject({
    methods: ['cash', 'card'],
    receiptFooter: 'Hẹn gặp lại',
    cashStep: 500,
    vatMode: 'inside',
  })
})

it('rejects an older version with both, and settings that no shop can have', async () => {
  await change({ vatMode: 'onTop' })
  const response = await change({ vatMode: 'inside' })
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({
    code: 'conflict',
    stored: { vatMode: 'onTop', version: 2 },
    sent: { vatMode: 'inside' },
  })
  for (const wrong of [{ methods: [] }, { cashStep: 7 }, { discountLimitPercent: 101 }, { vatMode: 'none' }])
    expect((await change(wrong, 2)).status).toBe(400)
})

it('the audit log has the values before and after of what was changed', async () => {
  await change({ vatMode: 'onTop', cashStep: 1 })
  await change({ vatMode: 'onTop' }, 2)
  const lines = await db.shopAudit.where({ documentId: 'shop' }).toArray()
  expect(lines).toMatchObject([
    {
      documentKind: 'setting',
      what: 'change',
      by: 'huong',
      before: 'vatMode: inside',
      after: 'vatMode: onTop',
    },
  ])
})

it('stores what the shop says about itself; the header gets it from the company', async () => {
  const before = await conforming(company.get)
  const changes = { companyName: 'Nhà Sương 2', taxCode: '0300000000', logoUrl: 'uploads/logo.webp' }
  await conforming(settings.updateCompany, { body: { version: 1, at, company: changes } })
  expect(await conforming(company.get)).toEqual({ ...before, ...changes, version: 2 })
  const late = await send(settings.updateCompany, { body: { version: 1, at, company: { phone: '1' } } })
  expect(late.status).toBe(409)
  expect(await db.shopAudit.where({ documentId: 'company' }).count()).toBe(1)
})

it('a company of an older release has the version 1', async () => {
  const { version: _, taxCode: __, phone: ___, ...old } = await call(company.get)
  await db.companies.put(old)
  const changed = await conforming(settings.updateCompany, {
    body: { version: 1, at, company: { phone: '028 1' } },
  })
  expect(changed).toMatchObject({ phone: '028 1', version: 2 })
})

let open: Awaited<ReturnType<typeof ticket>>
beforeEach(async () => {
  open = await ticket(await openDrawer(), [{ ...lineOf(await addStockedProduct(), 1), price: 10_000 }])
})

it('a sale refuses a way of paying that the shop does not take', async () => {
  await change({ methods: ['cash'] })
  const sent = (method: string) =>
    send(sales.pay, {
      params: { id: open.id },
      body: { version: open.version, at, payments: [{ method, amount: 10_000 }] },
    })
  const refused = await sent('card')
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ field: 'payments' })
  expect((await sent('cash')).status).toBe(200)
})

it('a sale paid in cash is rounded by the step, and VAT on top is added, from the next sale on', async () => {
  await change({ vatMode: 'onTop', cashStep: 1000 })
  const line = lineOf(await addStockedProduct(), 1)
  const { taxPercent, price } = line
  const tax = Math.round((price * taxPercent) / 100)
  const total = Math.round((price + tax) / 1000) * 1000
  const next = await ticket(open.sessionId, [line])
  expect(next.totals).toMatchObject({ tax, total: price + tax })
  const paid = await pay(next, [{ method: 'cash', amount: total }])
  expect(paid.totals).toMatchObject({ total, rounding: total - price - tax })
})
