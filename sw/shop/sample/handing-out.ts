import { partners } from '#seed/grocery/partners.ts'
import { act, advance, DEVICE, made, STORE, staff } from './act.ts'
import type { WorkDay } from './day.ts'
import { linesOf } from './selling.ts'
import type { Shelf } from './shelf.ts'

const wholesale = partners.flatMap(({ row }) => (row.group === 'sỉ' ? [row] : []))
const PICKING_MINUTES = 25
const DRIVING_MINUTES = 70

/** How far a take-out gets. */
export type Reached =
  | 'draft'
  | 'checked-out'
  | 'collected'
  | 'delivered'
  | 'failed'
  | 'returned'
  | 'cancelled'

/** Posts a take-out of a wholesale customer, up to a state. */
export async function handOut(day: WorkDay, shelf: Shelf, minute: number, reached: Reached): Promise<void> {
  const { dice, newId, calls } = day
  const picked = shelf.pick(dice, 3 + dice.below(6), true)
  if (picked.length === 0) return
  const customer = dice.pick(wholesale)
  const isDelivery = reached !== 'delivered' || dice.may(65)
  const lines = linesOf(picked, newId)
  const { total } = await calls.till.documentTotals(lines, 0)
  // Half of the customers pay cash on delivery; the others pay later.
  const cash = customer.creditLimit < customer.debt + total || dice.may(45) ? total : 0
  const at = day.at(minute)
  const row = await act(calls.movements.takeOutHandlers.create, staff.owner, {
    ...made(newId(), at),
    mode: isDelivery ? 'delivery' : 'counter',
    warehouseId: STORE,
    customerId: customer.id,
    lines,
    discount: 0,
    cashOnDelivery: cash,
    receiver: customer.name,
    phone: customer.phone,
    address: isDelivery ? customer.address : '',
    carrier: isDelivery ? 'Bảo (xe máy)' : '',
    note: dice.may(20) ? 'Gọi trước khi giao' : '',
  })
  if (reached === 'draft') return
  const checkedOut = await advance(calls.movements.takeOutHandlers.checkOut, staff.owner, row, {
    at: day.at(minute + 3),
  })
  if (reached === 'checked-out') return
  if (reached === 'cancelled') {
    await advance(calls.movements.takeOutHandlers.cancel, staff.owner, checkedOut, {
      at: day.at(minute + 10),
    })
    return
  }
  const collected = await advance(calls.movements.takeOutHandlers.collect, staff.keeper, checkedOut, {
    at: day.at(minute + PICKING_MINUTES),
    device: DEVICE,
    backOrderId: newId(),
    lines: lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
  })
  if (reached === 'collected') return
  const arrived = day.at(minute + DRIVING_MINUTES)
  if (reached === 'delivered') {
    await advance(calls.movements.takeOutHandlers.deliver, staff.driver, collected, {
      at: arrived,
      cash,
      proof: [],
    })
    return
  }
  const failed = await advance(calls.movements.takeOutHandlers.fail, staff.driver, collected, {
    at: arrived,
    reason: dice.pick(['Khách vắng nhà', 'Gọi không nghe máy', 'Hẹn lại buổi chiều']),
  })
  if (reached === 'returned')
    await advance(calls.movements.takeOutHandlers.return, staff.driver, failed, {
      at: day.at(minute + DRIVING_MINUTES + 40),
    })
}
