import { beforeEach, expect, it } from 'vitest'
import { audit } from '#src/contract/shop/audit.ts'
import type { Sale } from '#src/contract/shop/documents/documents.ts'
import { sales } from '#src/contract/shop/sales.ts'
import { issue } from '#sw/session/token.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { call, send } from '#tests/support/server.ts'
import { freshEachTest } from './fresh-each-test.ts'
import { addStockedProduct, at, lineOf, newId, openDrawer, pay, SOLD_ID, ticket } from './shop.ts'

let product: string
let session: string

freshEachTest()
beforeEach(async () => {
  product = await addStockedProduct()
  session = await openDrawer()
})

const sold = async () =>
  pay(await ticket(session, [lineOf(product, 2)]), [{ method: 'cash', amount: 20_000 }])
const printed = ({ id }: Pick<Sale, 'id'>, printId = newId()) =>
  conforming(sales.printed, { params: { id }, body: { printId, at } })

it('the prints of a receipt are counted and noted in the audit log, each once', async () => {
  const sale = await sold()
  expect(sale.prints).toBeUndefined()
  const first = newId()
  await printed(sale, first)
  expect((await printed(sale, first)).prints).toEqual([first])
  const second = newId()
  expect((await printed(sale, second)).prints).toEqual([first, second])
  expect((await call(sales.get, { params: { id: sale.id } })).prints).toEqual([first, second])
  const { rows } = await conforming(audit.list, { query: { document: sale.id } })
  expect(rows.filter(({ what }) => what === 'print')).toHaveLength(2)
})

it('a print does not change the version, so goods can be taken back with the one that was seen before', async () => {
  const sale = await sold()
  await printed(sale)
  const { sale: refunded } = await conforming(sales.refund, {
    params: { id: sale.id },
    body: {
      version: sale.version,
      at,
      refundId: newId(),
      device: 'A1',
      sessionId: session,
      lines: [{ lineId: SOLD_ID, quantity: 1 }],
      method: 'cash',
      note: '',
    },
  })
  expect(refunded.prints).toHaveLength(1)
})

it('a cashier can print; a ticket that is not paid has no receipt', async () => {
  const open = await ticket(session, [lineOf(product, 2)])
  const body = { printId: newId(), at }
  expect((await send(sales.printed, { params: { id: open.id }, body })).status).toBe(409)
  const sale = await sold()
  const token = await issue('truc')
  expect((await send(sales.printed, { token, params: { id: sale.id }, body })).status).toBe(200)
})
