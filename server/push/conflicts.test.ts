import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { teamForTests } from '#server/testing/team-for-tests.ts'
import { db } from '#sw/storage/db.ts'
import { freshServer } from '#tests/support/server.ts'

const { owner, cashier } = teamForTests(freshServer)

describe('a sale that a device of a cashier has made', () => {
  const at = new Date().toISOString()
  const sessionId = randomUUID()

  /** The writes of a paid sale of one product. */
  function sale(productId: string, quantity: number, price: number) {
    const id = randomUUID()
    const line = { id: randomUUID(), productId, unit: '', factor: 1, quantity, price, discount: 0 }
    const ticket = { warehouseId: 'store', customerId: null, discount: 0, note: '' }
    const lines = [{ ...line, taxPercent: 8, note: '' }]
    return [
      { method: 'POST', path: '/api/shop/sales', sent: { id, at, device: 'B', sessionId, ...ticket, lines } },
      {
        method: 'POST',
        path: `/api/shop/sales/${id}/pay`,
        sent: { version: 1, at, payments: [{ method: 'cash', amount: quantity * price }] },
      },
    ] as const
  }

  async function till() {
    const device = await cashier('cashier')
    const sent = { id: sessionId, at, device: 'B', opening: 0 }
    expect(await device.push({ method: 'POST', path: '/api/shop/sessions', sent })).toMatchObject([
      { status: 200 },
    ])
    return device
  }

  const product = async () =>
    (await db.products
      .filter(({ stock, active, trackStock }) => active && stock > 3 && trackStock !== false)
      .first()) ?? expect.fail('no product')

  it('is not refused when the goods are gone, and the stock is below zero', async () => {
    const [device, { id, stock, price }] = [await till(), await product()]
    const results = await device.push(
      ...sale(id, stock - 1, Math.round(price)),
      ...sale(id, 3, Math.round(price)),
    )
    expect(results.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await db.productStock.get(id))?.onHand).toBe(-2)
    const entries = await db.stockEntries.where('[productId+order]').between([id, -1], [id, 1e9]).toArray()
    expect(entries.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(-2)
  })

  it('keeps the price that the product had, when it was changed since then', async () => {
    const [device, { id, price }] = [await till(), await product()]
    const path = '/api/apps/ecommerce/inventory/product'
    const changed = { id, product: { price: price + 1000 } }
    expect(await (await owner('owner')).push({ method: 'PATCH', path, sent: changed })).toMatchObject([
      { status: 200 },
    ])
    const statuses = (await device.push(...sale(id, 1, Math.round(price)))).map(({ status }) => status)
    expect(statuses).toEqual([200, 200])
    // A price that the product never had needs the right.
    expect((await device.push(...sale(id, 1, 1)))[0]).toMatchObject({
      status: 403,
      problem: { code: 'lacksRight' },
    })
  })
})

describe('a name that another row of the team has', () => {
  const path = '/api/apps/ecommerce/inventory/product'

  it.each(['sku', 'barcode'])('is refused as the %s of a second product', async field => {
    const device = await owner('owner')
    const [first, second] = await db.products.limit(2).primaryKeys()
    const name = (id = '', value = '') =>
      device.push({ method: 'PATCH', path, sent: { id, product: { [field]: value } } })
    expect(await name(first, 'CHUNG-1')).toMatchObject([{ status: 200 }])
    expect(await name(first, 'CHUNG-1')).toMatchObject([{ status: 200 }])
    expect(await name(second, 'CHUNG-1')).toMatchObject([
      { status: 409, problem: { code: 'duplicate', field, message: '“CHUNG-1” exists already' } },
    ])
    expect(await name(second, 'CHUNG-2')).toMatchObject([{ status: 200 }])
    expect(await name(second, '')).toMatchObject([{ status: 200 }])
  })

  it.each(['/api/apps/tasks/tag', '/api/apps/contacts/tag', '/api/apps/ecommerce/inventory/tag'])(
    'is refused as a second title at %s',
    async path => {
      const device = await owner('owner')
      const write = { method: 'POST', path, sent: { tag: { title: 'Gấp lắm' } } } as const
      expect(await device.push(write, write)).toMatchObject([
        { status: 200 },
        { status: 409, problem: { code: 'duplicate', field: 'title' } },
      ])
    },
  )
})

it('a change of a contact or of a mail label that another device has removed is refused, so that its text is kept', async () => {
  const [first, second] = [await owner('first'), await owner('second')]
  const contact = (await db.contacts.toArray())[0]?.id ?? ''
  const label = (await db.mailLabels.toArray())[0]?.id ?? ''
  expect(
    await first.push(
      { method: 'DELETE', path: `/api/apps/contacts/contact?id=${contact}` },
      { method: 'DELETE', path: `/api/apps/mailbox/label?id=${label}` },
    ),
  ).toMatchObject([{ status: 200 }, { status: 200 }])
  expect(
    await second.push(
      {
        method: 'PATCH',
        path: '/api/apps/contacts/contact',
        sent: { id: contact, contact: { notes: 'Gọi lại' } },
      },
      { method: 'PATCH', path: '/api/apps/mailbox/label', sent: { id: label, label: { title: 'Gấp' } } },
    ),
  ).toMatchObject([{ status: 404 }, { status: 404 }])
})
