import { beforeEach, expect, it } from 'vitest'
import { permissions } from '#src/contract/permissions.ts'
import { takeOuts } from '#src/contract/shop/documents/take-outs.ts'
import { transfers } from '#src/contract/shop/documents/transfers.ts'
import { type Act, grants } from '#src/contract/shop/grants.ts'
import { warehouses } from '#src/contract/shop/warehouses.ts'
import { issue } from '#sw/session/token.ts'
import { db } from '#sw/storage/db.ts'
import { freshEachTest } from '#tests/shop/fresh-each-test.ts'
import { addCustomer, addStockedProduct, at, device, lineOf, newId } from '#tests/shop/shop.ts'
import { call, send } from '#tests/support/server.ts'

const PIN = '2026'
const password = 'Outpost-2026'
let token: string
let product: string

freshEachTest()
beforeEach(async () => {
  product = await addStockedProduct()
  await call(permissions.update, {
    body: { groupID: 'cashier', permissions: { pos: 'none', 'check-out': 'create', inventory: 'create' } },
  })
  await call(grants.setPin, { body: { password, pin: PIN } })
  token = await issue('truc')
})

const grantFor = async (act: Act) =>
  (await call(grants.create, { token, body: { id: newId(), managerId: 'huong', pin: PIN, act } })).id

const refusalOf = async (response: Response) => {
  const { code, field } = await response.json()
  return [response.status, code, field]
}

it('a manager grants another price of a take-out, and that it takes more than is there', async () => {
  const customerId = await addCustomer('Cô Tám')
  const lines = [lineOf(product, 25, 9000)]
  const id = newId()
  const order = {
    mode: 'delivery' as const,
    warehouseId: 'store',
    customerId,
    lines,
    discount: 0,
    cashOnDelivery: 225_000,
    receiver: '',
    phone: '',
    address: '',
    carrier: '',
    note: '',
  }
  const create = (grant?: string) =>
    send(takeOuts.create, { token, body: { id, at, device, ...order, grant } })
  expect(await refusalOf(await create())).toEqual([403, 'lacksRight', 'changePrice'])
  expect((await create(await grantFor({ call: 'ticket', documentId: id, lines, discount: 0 }))).status).toBe(
    200,
  )

  const params = { id }
  const renamed = await call(takeOuts.update, {
    token,
    params,
    body: { version: 1, at, ...order, receiver: 'Anh Ba' },
  })
  const { version } = renamed
  const checkOut = (grant?: string) =>
    send(takeOuts.checkOut, { token, params, body: { version, at, grant } })
  expect(await refusalOf(await checkOut())).toEqual([403, 'lacksRight', 'sellBelowZero'])
  const act = { call: 'checkOut' as const, documentId: id, version }
  const old = await grantFor({ ...act, version: version - 1 })
  expect((await checkOut(old)).status, 'the grant of an older version').toBe(403)
  expect((await checkOut(await grantFor(act))).status).toBe(200)
  const granted = await db.shopAudit.where({ documentId: id }).toArray()
  expect(granted.filter(({ what }) => what === 'grant')).toMatchObject([
    { by: 'truc', approvedBy: 'huong' },
    { by: 'truc', approvedBy: 'huong' },
  ])
})

it('a manager grants a transfer of more than is there', async () => {
  const [, other] = await call(warehouses.list)
  const id = newId()
  const { version } = await call(transfers.create, {
    token,
    body: {
      id,
      at,
      device,
      warehouseId: 'store',
      toWarehouseId: other?.id ?? '',
      lines: [{ productId: product, quantity: 21 }],
      note: '',
    },
  })
  const sendIt = (grant?: string) =>
    send(transfers.send, { token, params: { id }, body: { version, at, grant } })
  expect(await refusalOf(await sendIt())).toEqual([403, 'lacksRight', 'sellBelowZero'])
  expect((await sendIt(await grantFor({ call: 'send', documentId: id, version }))).status).toBe(200)
})
