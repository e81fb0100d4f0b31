import { categories } from '#src/contract/shop/categories.ts'
import { adjustments } from '#src/contract/shop/documents/adjustments.ts'
import { counts } from '#src/contract/shop/documents/counts.ts'
import { takeIns } from '#src/contract/shop/documents/take-ins.ts'
import { takeOuts } from '#src/contract/shop/documents/take-outs.ts'
import { transfers } from '#src/contract/shop/documents/transfers.ts'
import { funds } from '#src/contract/shop/funds.ts'
import { sales } from '#src/contract/shop/sales.ts'
import { db } from '#sw/storage/db.ts'
import { plain, type SampleRequests, type Sent } from '#tests/api/sample-requests/sample-request.ts'
import { call } from '#tests/support/server.ts'
import { careRequests } from './care-requests.ts'
import { officeRequests } from './office-requests.ts'
import { reservationRequests } from './reservation-requests.ts'
import {
  addCustomer,
  addSupplier,
  at,
  device,
  LINE_ID,
  lineOf,
  newId,
  openDrawer,
  pay,
  receive,
  ticket,
} from './shop.ts'

/** Returns a call that changes a document: the body has its version. */
const change = ({ id, version }: { id: string; version: number }, body: object = {}): Sent => ({
  params: { id },
  body: { version, at, ...body },
})

const document = () => ({ id: newId(), at, device, note: '' })
const partner = {
  code: '',
  name: 'Cô Tám',
  phone: '',
  address: '',
  taxCode: '',
  group: '',
  creditLimit: 0,
  active: true,
}

/** Returns the call that merges a partner into another one. */
async function merge(kind: 'customer' | 'supplier'): Promise<Sent> {
  const add = kind === 'customer' ? addCustomer : addSupplier
  const others = [{ id: await add('Cô Tám'), version: 1 }]
  return { body: { id: await add('Cô Tám'), version: 1, at, partner: { phone: '0912345678' }, others } }
}

/** Returns the id of a product of the sample, which gets the price of `lineOf` and enough stock. */
async function goods() {
  const { price } = (await db.products.get('watch-1')) ?? {}
  if (price !== 10_000) await db.products.update('watch-1', { price: 10_000, stock: 20 })
  return 'watch-1'
}

async function openTicket() {
  const product = await goods()
  return ticket(await openDrawer(), [lineOf(product, 2)])
}

async function takeOut(state: 'draft' | 'checked-out' | 'collected' | 'failed') {
  const lines = [lineOf(await goods(), 2)]
  const order = {
    mode: 'delivery' as const,
    warehouseId: 'store',
    customerId: await addCustomer('Cô Tám'),
    lines,
    discount: 0,
    cashOnDelivery: 0,
    receiver: '',
    phone: '',
    address: '',
    carrier: '',
  }
  let row = await call(takeOuts.create, { body: { ...document(), ...order } })
  const params = { id: row.id }
  const act = () => ({ version: row.version, at })
  if (state === 'draft') return { row, order }
  row = await call(takeOuts.checkOut, { params, body: act() })
  if (state === 'checked-out') return { row, order }
  const collected = lines.map(({ id, quantity }) => ({ lineId: id, quantity }))
  row = await call(takeOuts.collect, {
    params,
    body: { ...act(), device, backOrderId: newId(), lines: collected },
  })
  if (state === 'failed') row = await call(takeOuts.fail, { params, body: { ...act(), reason: 'Vắng nhà' } })
  return { row, order }
}

async function takeIn(isOrdered = false) {
  const line = {
    id: LINE_ID,
    productId: await goods(),
    unit: '',
    factor: 1,
    ordered: 5,
    cost: 6000,
    batch: '',
    expiry: '',
  }
  const order = { warehouseId: 'store', supplierId: await addSupplier('Nhà Sương'), lines: [line] }
  const row = await call(takeIns.create, { body: { ...document(), ...order } })
  if (!isOrdered) return { row, order }
  const ordered = await call(takeIns.order, { params: { id: row.id }, body: { version: row.version, at } })
  return { row: ordered, order }
}

const received = async () => receive(await addSupplier('Nhà Sương'), await goods(), 5, 6000)

async function count(state: 'draft' | 'counting' | 'reviewed') {
  const row = await call(counts.create, { body: { ...document(), warehouseId: 'store' } })
  const params = { id: row.id }
  if (state === 'draft') return row
  const lines = [{ productId: await goods(), counted: 3 }]
  const counting = await call(counts.count, { params, body: { version: row.version, at, lines } })
  if (state === 'counting') return counting
  return call(counts.review, { params, body: { version: counting.version, at } })
}

async function transfer(isSent = false) {
  const lines = [{ productId: await goods(), quantity: 2 }]
  const row = await call(transfers.create, {
    body: { ...document(), warehouseId: 'store', toWarehouseId: 'store-2', lines },
  })
  if (!isSent) return row
  return call(transfers.send, { params: { id: row.id }, body: { version: row.version, at } })
}

const adjustment = async () => ({
  ...document(),
  warehouseId: 'store',
  reason: 'Vỡ',
  lines: [{ productId: await goods(), quantity: -1 }],
})

const voucher = {
  accountId: 'cash',
  toAccountId: null,
  group: '',
  partnerId: null,
  amount: 50_000,
  note: '',
}
const posted = () => call(funds.post, { body: { ...document(), ...voucher, kind: 'receipt' } })

const category = { parentId: null, code: '', name: 'Trà' }
const addCategory = () => call(categories.create, { body: { id: newId(), category } })

const byParams = async (made: Promise<{ id: string }>): Promise<Sent> => ({
  params: { id: (await made).id },
})

export const sampleRequests: { shop: SampleRequests } = {
  shop: {
    productsList: plain,
    productsGet: async () => ({ params: { id: await goods() } }),
    productsCreate: { body: { id: newId(), product: { name: 'Trà sen' } } },
    productsUpdate: async () => ({ body: { id: await goods(), version: 1, product: { name: 'Trà' } } }),

    productsImport: { body: { rows: [{ name: 'Trà sen', sku: 'TS-1', price: 12_000 }] } },

    categoriesList: plain,
    categoriesCreate: { body: { id: newId(), category } },
    categoriesUpdate: async () => ({
      body: { id: (await addCategory()).id, version: 1, category: { name: 'Cà phê' } },
    }),
    categoriesRemove: async () => ({ query: { id: (await addCategory()).id } }),

    customersList: plain,
    customersGet: async () => ({ query: { id: await addCustomer('Cô Tám') } }),
    customersCreate: { body: { id: newId(), partner } },
    customersUpdate: async () => ({
      body: { id: await addCustomer('Cô Tám'), version: 1, partner: { phone: '0912345678' } },
    }),
    customersMerge: () => merge('customer'),
    customersImport: { body: { rows: [partner] } },
    customersStatement: async () => ({ query: { id: await addCustomer('Cô Tám') } }),

    suppliersList: plain,
    suppliersGet: async () => ({ query: { id: await addSupplier('Nhà Sương') } }),
    suppliersCreate: { body: { id: newId(), partner } },
    suppliersUpdate: async () => ({
      body: { id: await addSupplier('Nhà Sương'), version: 1, partner: { phone: '0912345678' } },
    }),
    suppliersMerge: () => merge('supplier'),
    suppliersImport: { body: { rows: [partner] } },
    suppliersStatement: async () => ({ query: { id: await addSupplier('Nhà Sương') } }),

    warehousesList: plain,
    warehousesCreate: {
      body: { id: newId(), warehouse: { code: 'K3', name: 'Kho 3', address: '' } },
    },
    warehousesUpdate: { body: { id: 'store', version: 1, warehouse: { name: 'Quầy' } } },
    warehousesBalances: plain,
    warehousesCard: async () => ({ query: { product: await goods() } }),

    grantsManagers: { query: { right: 'refund' } },
    grantsCreate: {
      body: { id: newId(), managerId: 'huong', pin: '2026', act: { call: 'void', documentId: newId() } },
    },
    grantsPin: plain,
    grantsSetPin: { body: { password: 'Outpost-2026', pin: '1234' } },

    sessionsList: plain,
    sessionsCurrent: plain,
    sessionsTerms: plain,
    sessionsOpen: { body: { id: newId(), at, device, opening: 500_000 } },
    sessionsMove: async () => ({
      params: { id: await openDrawer() },
      body: { moveId: newId(), at, amount: -5000, reason: 'Mua đá' },
    }),
    sessionsClose: async () =>
      change({ id: await openDrawer(), version: 1 }, { notes: [{ note: 500_000, count: 1 }] }),

    salesList: plain,
    salesAvailable: async () => ({ query: { warehouse: 'store', products: await goods() } }),
    salesPrinted: async () => {
      const row = await pay(await openTicket(), [{ method: 'cash', amount: 20_000 }])
      return { params: { id: row.id }, body: { printId: newId(), at } }
    },
    salesGet: () => byParams(openTicket()),
    salesCreate: async () => ({
      body: {
        ...document(),
        sessionId: await openDrawer(),
        warehouseId: 'store',
        customerId: null,
        lines: [lineOf(await goods(), 2)],
        discount: 0,
      },
    }),
    salesUpdate: async () => {
      const row = await openTicket()
      const lines = row.lines.map(({ paid: _, refunded: __, ...line }) => ({ ...line, quantity: 3 }))
      return change(row, { warehouseId: 'store', customerId: null, lines, discount: 0, note: '' })
    },
    salesHold: async () => change(await openTicket()),
    salesResume: async () => {
      const row = await openTicket()
      return change(await call(sales.hold, { params: { id: row.id }, body: { version: 1, at } }))
    },
    salesVoid: async () => change(await openTicket()),
    salesPay: async () => change(await openTicket(), { payments: [{ method: 'cash', amount: 20_000 }] }),
    salesRefund: async () => {
      const row = await pay(await openTicket(), [{ method: 'cash', amount: 20_000 }])
      return change(row, {
        refundId: newId(),
        device,
        sessionId: row.sessionId,
        lines: row.lines.map(({ id }) => ({ lineId: id, quantity: 1 })),
        method: 'cash',
        note: '',
      })
    },

    takeOutsList: plain,
    takeOutsToCollect: plain,
    takeOutsToDeliver: plain,
    takeOutsGet: async () => ({ params: { id: (await takeOut('draft')).row.id } }),
    takeOutsCreate: async () => ({ body: { ...document(), ...(await takeOut('draft')).order } }),
    takeOutsUpdate: async () => {
      const { row, order } = await takeOut('draft')
      return change(row, { ...order, note: 'Giao chiều' })
    },
    takeOutsCheckOut: async () => change((await takeOut('draft')).row),
    takeOutsCollect: async () => {
      const { row } = await takeOut('checked-out')
      const lines = row.lines.map(({ id }) => ({ lineId: id, quantity: 1 }))
      return change(row, { device, backOrderId: newId(), lines })
    },
    takeOutsDeliver: async () => change((await takeOut('collected')).row, { cash: 5000, proof: [] }),
    takeOutsFail: async () => change((await takeOut('collected')).row, { reason: 'Vắng nhà' }),
    takeOutsReturn: async () => change((await takeOut('failed')).row),
    takeOutsCancel: async () => change((await takeOut('checked-out')).row),

    takeInsList: plain,
    takeInsGet: async () => ({ params: { id: (await takeIn()).row.id } }),
    takeInsCreate: async () => ({ body: { ...document(), ...(await takeIn()).order } }),
    takeInsUpdate: async () => {
      const { row, order } = await takeIn()
      return change(row, { ...order, note: 'Gọi trước' })
    },
    takeInsOrder: async () => change((await takeIn()).row),
    takeInsCheckIn: async () => {
      const lines = [{ lineId: LINE_ID, quantity: 4, batch: 'L1', expiry: '' }]
      return change((await takeIn(true)).row, { lines, isLast: true })
    },
    takeInsSettle: async () =>
      change(await received(), { paymentId: newId(), accountId: 'cash', amount: 30_000 }),
    takeInsReturn: async () => change(await received(), { lines: [{ lineId: LINE_ID, quantity: 1 }] }),
    takeInsCancel: async () => change((await takeIn(true)).row),

    countsList: plain,
    countsGet: () => byParams(count('draft')),
    countsCreate: { body: { ...document(), warehouseId: 'store' } },
    countsCount: async () =>
      change(await count('draft'), { lines: [{ productId: await goods(), counted: 3 }] }),
    countsReview: async () => change(await count('counting')),
    countsPost: async () => change(await count('reviewed')),
    countsCancel: async () => change(await count('counting')),

    transfersList: plain,
    transfersGet: () => byParams(transfer()),
    transfersCreate: async () => ({
      body: {
        ...document(),
        warehouseId: 'store',
        toWarehouseId: 'store-2',
        lines: [{ productId: await goods(), quantity: 2 }],
      },
    }),
    transfersSend: async () => change(await transfer()),
    transfersReceive: async () => change(await transfer(true)),
    transfersCancel: async () => change(await transfer(true)),

    adjustmentsList: plain,
    adjustmentsGet: async () => byParams(call(adjustments.post, { body: await adjustment() })),
    adjustmentsPost: async () => ({ body: await adjustment() }),
    adjustmentsCancel: async () => change(await call(adjustments.post, { body: await adjustment() })),

    ...careRequests(goods),
    ...reservationRequests,

    fundsAccounts: plain,
    fundsCreateAccount: {
      body: { id: newId(), account: { name: 'Ví', kind: 'bank', bin: '', account: '' } },
    },
    fundsUpdateAccount: { body: { id: 'cash', version: 1, account: { name: 'Két' } } },
    fundsBook: { query: { account: 'cash' } },
    fundsList: plain,
    fundsGet: () => byParams(posted()),
    fundsPost: { body: { ...document(), ...voucher, kind: 'receipt' } },
    fundsUpdate: async () => change(await posted(), { ...voucher, amount: 60_000 }),
    fundsCancel: async () => change(await posted()),
    fundsDebts: plain,

    auditList: plain,
    auditIntegrity: plain,
    reportsFigures: { query: { from: '2026-11-01', to: '2026-11-30' } },
    reportsConsole: { query: { day: '2026-11-22' } },
    reportsOfTakeOut: async () => ({ params: { id: (await takeOut('collected')).row.id } }),
    reportsOfTakeIn: async () => ({ params: { id: (await received()).id } }),
    journalList: plain,
    journalFind: { query: { code: 'HD-A1-261122-001' } },
    journalReports: plain,
    journalSaveReport: { body: { id: newId(), name: 'Phiếu thu', filters: { kind: 'receipt' } } },
    journalRemoveReport: { query: { id: newId() } },
    catalogueList: plain,
    ...officeRequests,
    sampleProgress: plain,
    samplePost: plain,
  },
}
