import type { Endpoint } from '#src/contract/core/define.ts'
import { categories } from '#src/contract/shop/categories.ts'
import { adjustments } from '#src/contract/shop/documents/adjustments.ts'
import type { Sale, TakeIn, TakeOut } from '#src/contract/shop/documents/documents.ts'
import { takeIns } from '#src/contract/shop/documents/take-ins.ts'
import { takeOuts } from '#src/contract/shop/documents/take-outs.ts'
import { transfers } from '#src/contract/shop/documents/transfers.ts'
import { funds } from '#src/contract/shop/funds.ts'
import { customers } from '#src/contract/shop/partners.ts'
import { sales } from '#src/contract/shop/sales.ts'
import { at, lineOf } from '#tests/shop/writing.ts'
import { callOf } from './calls.ts'
import { idOf, type Kind, oneOf, type Reading, type Row, textOf, theRow, type Write, write } from './kind.ts'
import { newId, type World } from './world.ts'

const markOf = ({ note }: Row) => note
const all = { query: { size: '100000' } }
const versionOf = (row: Row) => Number(row.version)
const amountOf = (value: number) => 1000 + Math.floor(value * 90_000)
const quantityOf = (value: number) => (1 + Math.floor(value * 9000)) / 1000

/** Returns what a new document contains besides its own fields. The tills of both tabs number their documents. */
const made = (mark: string, value: number) => ({
  id: newId(),
  at,
  device: oneOf(['A1', 'B2'], value),
  note: mark,
})

/** Returns the change of a document from some states to another one. */
const step =
  (
    endpoint: Endpoint,
    from: readonly string[],
    status: string,
    more: (row: Row, value: number) => Row = () => ({}),
  ) =>
  (row: Row, value: number): Write | undefined => {
    if (!from.includes(String(row.status))) return undefined
    const body = { version: versionOf(row), at, ...more(row, value) }
    return write(callOf(endpoint, { params: { id: idOf(row) }, body } as never), { status })
  }

const goodsOf = ({ goods }: World, value: number) => oneOf(goods as [string], value)

/** The fields of every kind of documents. */
const document = { domain: 'shop', markOf, rowOf: theRow, isVersioned: true } as const

const rowsOf =
  (list: Endpoint) =>
  async ({ ask }: Reading): Promise<Row[]> =>
    (await ask(list as typeof sales.list, all)).rows

const ofVouchers = ({ customer, supplier }: World): Kind => ({
  ...document,
  name: 'voucher',
  create(mark, value) {
    const kind = oneOf(['receipt', 'payment', 'fundTransfer'], value)
    const sets = {
      ...made(mark, value),
      kind,
      accountId: 'cash',
      toAccountId: kind === 'fundTransfer' ? 'bank' : null,
      group: 'Khác',
      partnerId: kind === 'receipt' ? customer : kind === 'payment' ? supplier : null,
      amount: amountOf(value),
    }
    return write(callOf(funds.post, { body: sets }), sets)
  },
  changes: {
    amount(row, value) {
      if (row.status !== 'paid') return undefined
      const { accountId, toAccountId, group, partnerId, note } = row as never
      const sets = { amount: amountOf(value) }
      const body = { version: versionOf(row), at, accountId, toAccountId, group, partnerId, note, ...sets }
      return write(callOf(funds.update, { params: { id: idOf(row) }, body }), sets)
    },
    status: step(funds.cancel, ['paid'], 'void'),
  },
  read: rowsOf(funds.list),
})

const ofAdjustments = (world: World): Kind => ({
  ...document,
  name: 'adjustment',
  create(mark, value) {
    const quantity = quantityOf(value) * (value < 0.5 ? 1 : -1)
    const sets = {
      ...made(mark, value),
      warehouseId: 'store',
      reason: 'Vỡ',
      lines: [{ productId: goodsOf(world, value), quantity }],
    }
    return write(callOf(adjustments.post, { body: sets }), sets)
  },
  changes: { status: step(adjustments.cancel, ['posted'], 'cancelled') },
  read: rowsOf(adjustments.list),
})

const ofSales = (world: World): Kind => ({
  ...document,
  name: 'sale',
  create(mark, value) {
    const ticket = {
      ...made(mark, value),
      sessionId: world.drawer,
      warehouseId: 'store',
      customerId: world.customer,
      discount: Math.floor(value * 10),
    }
    const lines = [lineOf(goodsOf(world, value), quantityOf(value), amountOf(value), newId())]
    return write(callOf(sales.create, { body: { ...ticket, lines } }), { ...ticket, status: 'open' })
  },
  changes: {
    paid: step(sales.pay, ['open'], 'paid', (row, value) => ({
      payments: [{ method: oneOf(['cash', 'credit'], value), amount: (row as Sale).totals.total }],
    })),
    held: step(sales.hold, ['open'], 'held'),
    open: step(sales.resume, ['held'], 'open'),
    void: step(sales.void, ['open', 'held'], 'void'),
  },
  read: rowsOf(sales.list),
})

const ofTakeIns = (world: World): Kind => ({
  ...document,
  name: 'takeIn',
  create(mark, value) {
    const order = { ...made(mark, value), warehouseId: 'store', supplierId: world.supplier }
    const line = {
      id: newId(),
      productId: goodsOf(world, value),
      unit: '',
      factor: 1,
      ordered: quantityOf(value),
      cost: amountOf(value),
      batch: '',
      expiry: '',
    }
    return write(callOf(takeIns.create, { body: { ...order, lines: [line] } }), { ...order, status: 'draft' })
  },
  changes: {
    ordered: step(takeIns.order, ['draft'], 'ordered'),
    checkedIn: step(takeIns.checkIn, ['ordered'], 'checked-in', row => ({
      lines: (row as TakeIn).lines.map(({ id, ordered }) => ({
        lineId: id,
        quantity: ordered,
        batch: '',
        expiry: '',
      })),
      isLast: true,
    })),
    cancelled: step(takeIns.cancel, ['draft'], 'cancelled'),
  },
  read: rowsOf(takeIns.list),
})

const ofTakeOuts = (world: World): Kind => ({
  ...document,
  name: 'takeOut',
  create(mark, value) {
    const order = {
      ...made(mark, value),
      mode: 'delivery' as const,
      warehouseId: 'store',
      customerId: world.customer,
      discount: 0,
      cashOnDelivery: 0,
      receiver: '',
      phone: '',
      address: textOf(value),
      carrier: '',
    }
    const lines = [lineOf(goodsOf(world, value), quantityOf(value), amountOf(value), newId())]
    return write(callOf(takeOuts.create, { body: { ...order, lines } }), { ...order, status: 'draft' })
  },
  changes: {
    checkedOut: step(takeOuts.checkOut, ['draft'], 'checked-out'),
    collected: step(takeOuts.collect, ['checked-out'], 'collected', row => ({
      device: (row as TakeOut).device,
      backOrderId: newId(),
      lines: (row as TakeOut).lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
    })),
    delivered: step(takeOuts.deliver, ['collected'], 'delivered', () => ({ cash: 0, proof: [] })),
    cancelled: step(takeOuts.cancel, ['draft', 'checked-out'], 'cancelled'),
  },
  read: rowsOf(takeOuts.list),
})

const ofTransfers = (world: World): Kind => ({
  ...document,
  name: 'transfer',
  create(mark, value) {
    const sets = {
      ...made(mark, value),
      warehouseId: 'store',
      toWarehouseId: 'store-2',
      lines: [{ productId: goodsOf(world, value), quantity: quantityOf(value) }],
    }
    return write(callOf(transfers.create, { body: sets }), { ...sets, status: 'draft' })
  },
  changes: {
    sent: step(transfers.send, ['draft'], 'sent'),
    received: step(transfers.receive, ['sent'], 'received'),
    cancelled: step(transfers.cancel, ['draft', 'sent'], 'cancelled'),
  },
  read: rowsOf(transfers.list),
})

const ofCustomers: Kind = {
  ...document,
  name: 'customer',
  markOf: ({ name }) => name,
  create(mark, value) {
    const partner = {
      code: '',
      name: mark,
      phone: textOf(value),
      address: '',
      taxCode: '',
      group: '',
      creditLimit: amountOf(value),
      active: true,
    }
    return write(callOf(customers.create, { body: { id: newId(), partner } }), {
      name: mark,
      phone: partner.phone,
    })
  },
  changes: {
    address(row, value) {
      const partner = { address: textOf(value) }
      const body = { id: idOf(row), version: versionOf(row), partner }
      return write(callOf(customers.update, { body }), partner)
    },
  },
  read: rowsOf(customers.list),
}

const ofCategories: Kind = {
  ...document,
  name: 'category',
  markOf: ({ name }) => name,
  create(mark) {
    const category = { parentId: null, code: '', name: mark }
    return write(callOf(categories.create, { body: { id: newId(), category } }), category)
  },
  changes: {
    code(row, value) {
      const category = { code: textOf(value) }
      const body = { id: idOf(row), version: versionOf(row), category }
      return write(callOf(categories.update, { body }), category)
    },
  },
  remove: row => write(callOf(categories.remove, { query: { id: idOf(row) } })),
  read: ({ ask }) => ask(categories.list),
}

/** Returns the kinds of rows of the shop, most of them documents. */
export const kindsOfShop = (world: World): Kind[] => [
  ofVouchers(world),
  ofAdjustments(world),
  ofSales(world),
  ofTakeIns(world),
  ofTakeOuts(world),
  ofTransfers(world),
  ofCustomers,
  ofCategories,
]
