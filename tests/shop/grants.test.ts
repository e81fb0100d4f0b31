import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { preferences } from '#src/contract/shell/preferences.ts'
import { audit } from '#src/contract/shop/audit.ts'
import type { Sale } from '#src/contract/shop/documents/documents.ts'
import type { Act } from '#src/contract/shop/grants.ts'
import { grants } from '#src/contract/shop/grants.ts'
import { sales } from '#src/contract/shop/sales.ts'
import { warehouses } from '#src/contract/shop/warehouses.ts'
import { issue } from '#sw/session/token.ts'
import { db } from '#sw/storage/db.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { call, send } from '#tests/support/server.ts'
import { freshEachTest } from './fresh-each-test.ts'
import {
  addCustomer,
  addStockedProduct,
  at,
  lineOf,
  newId,
  openDrawer,
  pay,
  SOLD_ID,
  ticket,
} from './shop.ts'

let product: string
let session: string
let token: string

freshEachTest()
beforeEach(async () => {
  product = await addStockedProduct()
  token = await issue('truc')
  session = await openDrawer(0, token)
})
afterEach(() => void vi.useRealTimers())

/** Asks for a grant with a PIN, and returns its id and the reply. */
async function ask(act: Act, pin = '2026', managerId = 'huong') {
  const id = newId()
  return { id, response: await send(grants.create, { token, body: { id, managerId, pin, act } }) }
}
const grantFor = async (act: Act) => (await ask(act)).id

/** The contents of a ticket with a line below its price. */
const cheap = (price = 9000) => ({ lines: [lineOf(product, 2, price)], discount: 0 })
const ticketBody = (id: string, contents: object, grant?: string) => ({
  ...cheap(),
  ...contents,
  id,
  at,
  device: 'B2',
  sessionId: session,
  warehouseId: 'store',
  customerId: null,
  note: '',
  grant,
})
const store = (id: string, contents: object, grant?: string) =>
  send(sales.create, { token, body: ticketBody(id, contents, grant) })
const actOf = (documentId: string, contents = cheap()): Act => ({ call: 'ticket', documentId, ...contents })
const codeOf = async (response: Response) => [response.status, (await response.json()).code]

it('the owner of the sample is the only manager with a PIN, for those who may ask', async () => {
  expect(await conforming(grants.managers, { token, query: { right: 'refund' } })).toEqual([
    { id: 'huong', name: 'Nguyễn Thị Hường' },
  ])
  expect(await conforming(grants.managers, { query: { right: 'refund' } })).toEqual([])
})

it('in a team no manager can grant, since its server would refuse the sale', async () => {
  const team = { id: 'team', address: '', name: '', device: 'one', token: '', key: {}, prefix: 'A' }
  await db.team.add({ ...team, cursor: 0, state: 'inStep', syncedAt: 0 } as never)
  expect(await conforming(grants.managers, { token, query: { right: 'refund' } })).toEqual([])
  const act = actOf(newId())
  const body = { id: newId(), managerId: 'huong', pin: '2026', act }
  expect(await codeOf(await send(grants.create, { token, body }))).toEqual([409, 'inTeam'])
})

describe('a PIN', () => {
  it('grants another price once, and the audit log names both people', async () => {
    const id = newId()
    const grant = await grantFor(actOf(id))
    expect((await store(id, {}, grant)).status).toBe(200)
    const { rows } = await conforming(audit.list, { query: { document: id } })
    expect(rows).toMatchObject([{ what: 'grant', by: 'truc', approvedBy: 'huong' }])
    const other = newId()
    expect(await codeOf(await store(other, {}, grant))).toEqual([403, 'lacksRight'])
  })

  it.each([
    ['of another document', () => newId(), {}],
    ['with a lower price', (id: string) => id, () => cheap(8000)],
    ['with a larger discount', (id: string) => id, () => ({ discount: 9000 })],
  ])('does not grant a ticket %s', async (_, idOf, contents) => {
    const id = newId()
    const grant = await grantFor(actOf(id))
    const changed = typeof contents === 'function' ? contents() : contents
    expect(await codeOf(await store(idOf(id), changed, grant))).toEqual([403, 'lacksRight'])
    expect((await store(id, {}, grant)).status).toBe(200)
  })

  it('is asked once for a ticket that is stored again without a change', async () => {
    const id = newId()
    const open = await (await store(id, {}, await grantFor(actOf(id)))).json()
    const { id: _, device: __, sessionId: ___, grant: ____, ...fields } = ticketBody(id, {})
    const update = (contents: object) =>
      send(sales.update, {
        token,
        params: { id },
        body: { ...fields, version: open.version, ...contents },
      })
    expect((await update(cheap(8000))).status).toBe(403)
    expect((await update({ note: 'Khách quen' })).status).toBe(200)
  })

  it('grants for two minutes, and only to the cashier who asked', async () => {
    const id = newId()
    const grant = await grantFor(actOf(id))
    const others = await issue('bao')
    await db.users.update('bao', { groupID: 'cashier' })
    const own = await openDrawer(0, others)
    const body = { ...ticketBody(id, {}, grant), sessionId: own }
    expect((await send(sales.create, { token: others, body })).status).toBe(403)
    vi.useFakeTimers({ now: Date.now() + 2 * 60 * 1000 + 1, toFake: ['Date'] })
    expect((await store(id, {}, grant)).status).toBe(403)
  })

  it('grants a refund and the void of a ticket', async () => {
    const sold = await pay(await ticket(session, [lineOf(product, 3)]), [{ method: 'cash', amount: 30_000 }])
    const back = { lines: [{ lineId: SOLD_ID, quantity: 1 }], method: 'cash' as const, note: '' }
    const refund = (grant?: string) =>
      send(sales.refund, {
        token,
        params: { id: sold.id },
        body: {
          ...back,
          version: sold.version,
          at,
          refundId: newId(),
          device: 'B2',
          sessionId: session,
          grant,
        },
      })
    expect(await codeOf(await refund())).toEqual([403, 'lacksRight'])
    expect((await refund(await grantFor({ call: 'refund', documentId: sold.id, ...back }))).status).toBe(200)

    const id = newId()
    const open = await (await store(id, cheap(10_000))).json()
    const makeVoid = (grant?: string) =>
      send(sales.void, { token, params: { id }, body: { version: open.version, at, grant } })
    expect(await codeOf(await makeVoid())).toEqual([403, 'lacksRight'])
    expect((await makeVoid(await grantFor({ call: 'void', documentId: id }))).status).toBe(200)
  })

  it('grants a sale below zero on credit beyond the limit, once and only for these payments', async () => {
    const customerId = await addCustomer('Chị Lan', { creditLimit: 100_000 })
    const id = newId()
    const stored = { ...ticketBody(id, { lines: [lineOf(product, 25)] }), customerId }
    const open = await call(sales.create, { token, body: stored })
    const payments = [{ method: 'credit' as const, amount: 250_000 }]
    const paying = (grant?: string, sent: Sale['payments'] = payments) =>
      send(sales.pay, {
        token,
        params: { id },
        body: { version: open.version, at, payments: sent, grant },
      })
    const act: Act = { call: 'pay', documentId: id, version: open.version, payments }
    expect(await (await paying()).json()).toMatchObject({ code: 'lacksRight', field: 'sellBeyondCredit' })
    const grant = await grantFor(act)
    const mixed: Sale['payments'] = [
      { method: 'credit', amount: 240_000 },
      { method: 'cash', amount: 10_000 },
    ]
    expect((await paying(grant, mixed)).status).toBe(403)
    expect((await paying(grant)).status).toBe(200)
    const { rows } = await conforming(audit.list, { query: { document: id } })
    expect(rows.map(({ what, by, approvedBy }) => [what, by, approvedBy]).toSorted()).toEqual([
      ['grant', 'truc', 'huong'],
      ['pay', 'truc', undefined],
    ])
    expect(await call(warehouses.balances, { query: { product } })).toMatchObject([{ onHand: -5 }])
  })

  it('of somebody without the right grants nothing', async () => {
    await call(grants.setPin, { token, body: { password: 'Outpost-2026', pin: '4321' } })
    const id = newId()
    const { id: grant } = await ask(actOf(id), '4321', 'truc')
    expect(await codeOf(await store(id, {}, grant))).toEqual([403, 'lacksRight'])
  })

  it('that is wrong is refused, with a growing pause that also delays the right one', async () => {
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
    const act = actOf(newId())
    for (let attempt = 0; attempt < 5; attempt++)
      expect(await codeOf((await ask(act, '0000')).response)).toEqual([403, 'wrongPin'])
    const { response } = await ask(act)
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '1'])
    expect(await db.meta.get('shopGrants')).toBeUndefined()
  })
})

describe('setting a PIN', () => {
  const setPin = (password: string, pin: string | null) =>
    send(grants.setPin, { token, body: { password, pin } })

  it('needs the password, stores only a hash, and null removes the PIN', async () => {
    expect(await codeOf(await setPin('wrong', '4321'))).toEqual([403, 'wrongPassword'])
    expect(await conforming(grants.pin, { token })).toEqual({ isSet: false })
    expect((await setPin('Outpost-2026', '4321')).status).toBe(200)
    expect(await conforming(grants.pin, { token })).toEqual({ isSet: true })
    const account = await db.accounts.get('cashier@outpost.example')
    expect([account?.pinSalt?.length, account?.pinHash?.length]).toEqual([16, 32])
    expect((await setPin('Outpost-2026', null)).status).toBe(200)
    expect(await conforming(grants.pin, { token })).toEqual({ isSet: false })
  })

  it('at the same time as the password is changed loses neither of them', async () => {
    const passwords = { oldPassword: 'Outpost-2026', newPassword: 'Nhà-Sương-7' }
    const body = { ...passwords, twoStep: false, changeEvery6Months: true }
    const [pin, password] = await Promise.all([
      setPin('Outpost-2026', '4321'),
      call(preferences.resetPassword, { token, body }),
    ])
    expect(password.resulted).toBe(true)
    const stored = await conforming(grants.pin, { token })
    expect(stored.isSet).toBe(pin.ok)
    expect([200, 403]).toContain(pin.status)
    expect((await setPin('Nhà-Sương-7', '4321')).status).toBe(200)
  })

  it.each(['123', '123456789', '12a4', ''])('rejects “%s”', async pin =>
    expect((await setPin('Outpost-2026', pin)).status).toBe(400),
  )
})
