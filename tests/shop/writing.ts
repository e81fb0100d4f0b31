import type { Sale } from '#src/contract/shop/documents/documents.ts'
import { takeIns } from '#src/contract/shop/documents/take-ins.ts'
import { customers, suppliers } from '#src/contract/shop/partners.ts'
import { shopProducts } from '#src/contract/shop/products.ts'
import { sales } from '#src/contract/shop/sales.ts'
import { sessions } from '#src/contract/shop/sessions.ts'
import type { call } from '#tests/support/server.ts'

/** Sends a valid request: to the server in this process, or from a page of a browser. */
export type Call = typeof call

export const at = '2026-11-22T03:00:00.000Z'
export const device = 'A1'

/** The only line of a sale. */
export const SOLD_ID = '00000000-0000-4000-9000-000000000002'

/** The line of a take-in of `receive`. */
export const LINE_ID = '00000000-0000-4000-9000-000000000001'

let made = 0
/** Returns another UUID. */
export const newId = () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`

/** Returns a line of goods in the stock unit. */
export const lineOf = (productId: string, quantity: number, price = 10_000, id = SOLD_ID) => ({
  id,
  productId,
  unit: '',
  factor: 1,
  quantity,
  price,
  discount: 0,
  taxPercent: 8 as const,
  note: '',
})

const partner = {
  code: '',
  phone: '',
  address: '',
  taxCode: '',
  group: '',
  creditLimit: 1_000_000_000,
  active: true,
}

/** Returns what writes the rows that tests need, through the calls of the screens. */
export const writingWith = (call: Call) => ({
  /** Adds a product without stock, and returns its id. */
  async addProduct(name: string, price = 10_000, fields: object = {}) {
    const product = { name, basePrice: price, taxPercent: 0, unit: 'gói', active: true, ...fields }
    return (await call(shopProducts.create, { body: { id: newId(), product } })).id
  },

  addCustomer: async (name: string, fields: object = {}) =>
    (await call(customers.create, { body: { id: newId(), partner: { ...partner, name, ...fields } } })).id,

  addSupplier: async (name: string) =>
    (await call(suppliers.create, { body: { id: newId(), partner: { ...partner, name } } })).id,

  openDrawer: async (opening = 500_000, token?: string) =>
    (await call(sessions.open, { body: { id: newId(), at, device, opening }, ...(token && { token }) })).id,

  /** Receives goods of a supplier, in the stock unit, and returns the take-in. */
  async receive(supplierId: string, productId: string, quantity: number, cost: number) {
    const line = {
      id: LINE_ID,
      productId,
      unit: '',
      factor: 1,
      ordered: quantity,
      cost,
      batch: '',
      expiry: '',
    }
    const { id } = await call(takeIns.create, {
      body: { id: newId(), at, device, warehouseId: 'store', supplierId, lines: [line], note: '' },
    })
    await call(takeIns.order, { params: { id }, body: { version: 1, at } })
    return call(takeIns.checkIn, {
      params: { id },
      body: { version: 2, at, lines: [{ lineId: LINE_ID, quantity, batch: '', expiry: '' }], isLast: true },
    })
  },

  /** Stores an open ticket. */
  ticket: (sessionId: string, lines: ReturnType<typeof lineOf>[], fields: object = {}) =>
    call(sales.create, {
      body: {
        id: newId(),
        at,
        device,
        sessionId,
        warehouseId: 'store',
        customerId: null,
        lines,
        discount: 0,
        note: '',
        ...fields,
      },
    }),

  pay: ({ id, version }: Pick<Sale, 'id' | 'version'>, payments: Sale['payments']) =>
    call(sales.pay, { params: { id }, body: { version, at, payments } }),
})
