import * as fc from 'fast-check'
import { adjustments } from '#src/contract/shop/documents/adjustments.ts'
import { counts } from '#src/contract/shop/documents/counts.ts'
import { takeIns } from '#src/contract/shop/documents/take-ins.ts'
import { takeOuts } from '#src/contract/shop/documents/take-outs.ts'
import { transfers } from '#src/contract/shop/documents/transfers.ts'
import { funds } from '#src/contract/shop/funds.ts'
import { sales } from '#src/contract/shop/sales.ts'
import { at, type Call, device, LINE_ID, lineOf, newId, writingWith } from './writing.ts'

const SECOND_ID = '00000000-0000-4000-9000-000000000003'

/** What a history is made of: the rows that its documents name. */
export interface World {
  products: string[]
  customer: string
  supplier: string
  session: string
}

/** One step of a history; the numbers choose its product, quantity and amount. */
export interface Step {
  kind: (typeof kinds)[number]
  product: number
  quantity: number
  amount: number
  discount: number
}

const productOf = ({ products }: World, { product }: Step) => products[product % products.length] ?? ''

const draftLine = (world: World, step: Step) => ({ ...lineOf(productOf(world, step), step.quantity) })

/** Returns the steps of a history, which post documents through the calls of the screens. */
export function stepsWith(call: Call) {
  const { addProduct, addCustomer, addSupplier, openDrawer, receive, ticket } = writingWith(call)

  async function newWorld(): Promise<World> {
    const names = ['Gạo ST25', 'Bia lon', 'Trứng']
    const products: string[] = []
    for (const name of names) products.push(await addProduct(name))
    return {
      products,
      customer: await addCustomer('Cô Tám'),
      supplier: await addSupplier('Nhà Sương'),
      session: await openDrawer(),
    }
  }

  /** Returns an adjustment of a product. */
  const adjust = (world: World, step: Step, sign: number) =>
    call(adjustments.post, {
      body: {
        id: newId(),
        at,
        device,
        warehouseId: 'store',
        reason: 'Vỡ',
        lines: [{ productId: productOf(world, step), quantity: sign * step.quantity }],
        note: '',
      },
    })

  const voucher = (world: World, step: Step, kind: 'receipt' | 'payment' | 'fundTransfer') =>
    call(funds.post, {
      body: {
        id: newId(),
        at,
        device,
        kind,
        accountId: 'cash',
        toAccountId: kind === 'fundTransfer' ? 'bank' : null,
        group: 'Khác',
        partnerId: kind === 'receipt' ? world.customer : kind === 'payment' ? world.supplier : null,
        amount: step.amount,
        note: '',
      },
    })

  const createTakeOut = (world: World, step: Step) =>
    call(takeOuts.create, {
      body: {
        id: newId(),
        at,
        device,
        mode: 'delivery',
        warehouseId: 'store',
        customerId: world.customer,
        lines: [draftLine(world, step), lineOf(world.products[0] ?? '', 2, 10_000, SECOND_ID)],
        discount: step.discount,
        cashOnDelivery: 0,
        receiver: '',
        phone: '',
        address: '',
        carrier: '',
        note: '',
      },
    })

  const createTransfer = (world: World, step: Step) =>
    call(transfers.create, {
      body: {
        id: newId(),
        at,
        device,
        warehouseId: 'store',
        toWarehouseId: 'store-2',
        lines: [{ productId: productOf(world, step), quantity: step.quantity }],
        note: '',
      },
    })

  async function sell(world: World, step: Step) {
    const isCredit = step.amount % 2 === 0
    const open = await ticket(
      world.session,
      [draftLine(world, step), { ...draftLine(world, step), id: SECOND_ID }],
      {
        customerId: world.customer,
        discount: step.discount,
      },
    )
    const amount = open.totals.total
    const payments = [{ method: isCredit ? ('credit' as const) : ('cash' as const), amount }]
    return call(sales.pay, { params: { id: open.id }, body: { version: 1, at, payments } })
  }

  async function checkedOut(world: World, step: Step) {
    const row = await createTakeOut(world, step)
    return call(takeOuts.checkOut, { params: { id: row.id }, body: { version: row.version, at } })
  }

  async function collected(world: World, step: Step) {
    const row = await checkedOut(world, step)
    const part = Math.max(0.001, Math.floor(step.quantity * 500) / 1000)
    return call(takeOuts.collect, {
      params: { id: row.id },
      body: {
        version: row.version,
        at,
        device,
        backOrderId: newId(),
        lines: row.lines.slice(0, 1).map(({ id }) => ({ lineId: id, quantity: part })),
      },
    })
  }

  async function counted(world: World, step: Step) {
    const body = { id: newId(), at, device, warehouseId: 'store', note: '' }
    const params = { id: (await call(counts.create, { body })).id }
    const lines = [{ productId: productOf(world, step), counted: step.quantity }]
    await call(counts.count, { params, body: { version: 1, at, lines } })
    await call(counts.review, { params, body: { version: 2, at } })
    return call(counts.post, { params, body: { version: 3, at } })
  }

  /** What can happen in a shop. Each step posts documents through the calls of the screens. */
  const steps = {
    receive: (world: World, step: Step) =>
      receive(world.supplier, productOf(world, step), step.quantity, step.amount),
    sell,
    async refund(world: World, step: Step) {
      const sale = await sell(world, step)
      const quantity = Math.max(0.001, Math.floor(step.quantity * 300) / 1000)
      const back = (version: number, one: number) =>
        call(sales.refund, {
          params: { id: sale.id },
          body: {
            version,
            at,
            refundId: newId(),
            device,
            sessionId: world.session,
            lines: [{ lineId: SECOND_ID, quantity: one }],
            method: sale.payments[0]?.method ?? 'cash',
            note: '',
          },
        })
      await back(sale.version, quantity)
      const rest = Math.round((step.quantity - quantity) * 1000) / 1000
      if (rest > 0) await back(sale.version + 1, rest)
    },
    async deliver(world: World, step: Step) {
      const row = await collected(world, step)
      const cash = Math.floor(row.totals.total / 2)
      await call(takeOuts.deliver, {
        params: { id: row.id },
        body: { version: row.version, at, cash, proof: [] },
      })
    },
    async failDelivery(world: World, step: Step) {
      const row = await collected(world, step)
      const body = { version: row.version, at, reason: 'Vắng nhà' }
      const failed = await call(takeOuts.fail, { params: { id: row.id }, body })
      await call(takeOuts.return, { params: { id: row.id }, body: { version: failed.version, at } })
    },
    async transfer(world: World, step: Step) {
      const row = await createTransfer(world, step)
      const sent = await call(transfers.send, { params: { id: row.id }, body: { version: row.version, at } })
      await call(transfers.receive, { params: { id: row.id }, body: { version: sent.version, at } })
    },
    async returnToSupplier(world: World, step: Step) {
      const row = await receive(world.supplier, productOf(world, step), step.quantity, step.amount)
      await call(takeIns.return, {
        params: { id: row.id },
        body: { version: row.version, at, lines: [{ lineId: LINE_ID, quantity: step.quantity }] },
      })
    },
    adjust: (world: World, step: Step) => adjust(world, step, step.amount % 2 === 0 ? 1 : -1),
    count: counted,
    voucher: (world: World, step: Step) =>
      voucher(world, step, (['receipt', 'payment', 'fundTransfer'] as const)[step.product % 3] ?? 'receipt'),
  }

  /** Steps that post a document and cancel it: every counter is then as before. */
  const cancelled = {
    async adjustment(world: World, step: Step) {
      const row = await adjust(world, step, step.amount % 2 === 0 ? 1 : -1)
      await call(adjustments.cancel, { params: { id: row.id }, body: { version: row.version, at } })
    },
    async takeOut(world: World, step: Step) {
      const row = await checkedOut(world, step)
      await call(takeOuts.cancel, { params: { id: row.id }, body: { version: row.version, at } })
    },
    async transfer(world: World, step: Step) {
      const row = await createTransfer(world, step)
      const sent = await call(transfers.send, { params: { id: row.id }, body: { version: row.version, at } })
      await call(transfers.cancel, { params: { id: row.id }, body: { version: sent.version, at } })
    },
    async voucher(world: World, step: Step) {
      const row = await voucher(world, step, 'receipt')
      await call(funds.cancel, { params: { id: row.id }, body: { version: row.version, at } })
    },
    async count(world: World, step: Step) {
      const row = await counted(world, step)
      await call(counts.cancel, { params: { id: row.id }, body: { version: row.version, at } })
    },
    returnToSupplier: steps.returnToSupplier,
  }

  return { newWorld, steps, cancelled }
}

const fields = {
  product: fc.nat(2),
  quantity: fc.integer({ min: 1, max: 40_000 }).map(thousandths => thousandths / 1000),
  amount: fc.integer({ min: 1, max: 90_000 }),
  discount: fc.nat(9),
}
const kinds = [
  'receive',
  'sell',
  'refund',
  'deliver',
  'failDelivery',
  'transfer',
  'returnToSupplier',
  'adjust',
  'count',
  'voucher',
] as const
const cancellable = ['adjustment', 'takeOut', 'transfer', 'voucher', 'count', 'returnToSupplier'] as const

export const anyStep: fc.Arbitrary<Step> = fc.record({ kind: fc.constantFrom(...kinds), ...fields })

export const anyCancelled = fc.record({
  cancelled: fc.constantFrom(...cancellable),
  step: fc.record({ kind: fc.constant('sell' as const), ...fields }),
})
