import { goods } from '#seed/grocery/goods.ts'
import type { Sale } from '#src/contract/shop/documents/documents.ts'
import { db } from '#sw/storage/db.ts'
import { act, BACK_STORE, made, STORE, staff } from './act.ts'
import type { WorkDay } from './day.ts'
import { handOut, type Reached } from './handing-out.ts'
import { bankCash, collectDebts, openAccounts, payBills } from './money.ts'
import { giveBack, sell } from './selling.ts'
import { readShelf, type Shelf } from './shelf.ts'
import { countCategory, refillStore, writeOff } from './stock-work.ts'
import { payDue, takeIn, takeInOn } from './taking-in.ts'

const OPENING_CASH = 500_000
/** The first customer comes at 6:40, the last one at 20:40. Minutes of the day. */
const FIRST_SALE = 400
const SELLING_MINUTES = 840

/** The take-outs of today: a queue for each of the four task screens. */
const openToday: readonly Reached[] = [
  'draft',
  'checked-out',
  'delivered',
  'collected',
  'draft',
  'checked-out',
  'failed',
  'collected',
  'draft',
  'checked-out',
  'collected',
  'checked-out',
]

/** Posts the documents of a day, in the order of their times as far as people do them one after the other. */
export async function postDay(day: WorkDay): Promise<void> {
  if (day.isFirst) await openAccounts(day)
  const shelf = await readShelf()
  await takeInOn(day, shelf)
  if (day.weekday === 1 || day.isToday) await refillStore(day, shelf)
  await payBills(day)
  if (day.weekday === 1) await collectDebts(day)
  if (day.weekday === 5) await payDue(day, 620)
  await sellAll(day, shelf)
  if (day.isToday) await openOrders(day, shelf)
  if (day.index % 14 === 13 || day.isToday) await countCategory(day, 1200)
  if (day.index % 17 === 9) await writeOff(day, shelf, 1230)
  await day.calls.care.careOn(
    day,
    shelf,
    name => goods.find(({ product }) => product.name === name)?.product.id,
  )
  await day.calls.reservations.reserve(day, shelf)
}

/** Opens the drawer, sells, and closes the drawer in the evening; today it stays open. */
async function sellAll(day: WorkDay, shelf: Shelf): Promise<void> {
  const { dice } = day
  const sessionId = day.newId()
  await act(day.calls.till.sessionHandlers.open, staff.cashier, {
    ...made(sessionId, day.at(395)),
    opening: OPENING_CASH,
  })
  const isWeekend = day.weekday === 0 || day.weekday === 6
  const whole = 8 + dice.below(5) + (isWeekend ? 3 : 0)
  const sales = Math.max(4, Math.round(whole * day.elapsed))
  const orders: readonly Reached[] = day.isToday ? openToday : dayOrders(day)
  let last: Sale | undefined
  const total = sales + orders.length
  for (let turn = 0; turn < total; turn++) {
    const minute = FIRST_SALE + Math.floor((turn / total) * SELLING_MINUTES) + dice.below(40)
    const order = orders[Math.floor((turn * orders.length) / total)]
    const isOrder =
      Math.floor((turn * orders.length) / total) !== Math.floor(((turn + 1) * orders.length) / total)
    if (isOrder && order) await handOut(day, shelf, Math.min(minute, 1150), order)
    else last = (await sell(day, shelf, sessionId, minute)) ?? last
  }
  if (last && dice.may(16)) await giveBack(day, last, 1248)
  if (!day.isToday) await closeDrawer(day, sessionId)
}

/** Returns what becomes of the orders of a day that is over. */
const dayOrders = ({ dice }: WorkDay): Reached[] =>
  Array.from({ length: 1 + dice.below(3) }, () =>
    dice.may(90) ? 'delivered' : dice.pick(['returned', 'cancelled'] as const),
  )

async function closeDrawer(day: WorkDay, id: string): Promise<void> {
  const session = await db.shopSessions.get(id)
  if (!session) return
  const missing = day.dice.may(10) ? 1000 * (1 + day.dice.below(20)) : 0
  await act(
    day.calls.till.sessionHandlers.close,
    staff.cashier,
    {
      version: session.version,
      at: day.at(1258),
      notes: [{ note: Math.max(0, session.expected - missing), count: 1 }],
    },
    id,
  )
  await bankCash(day, 1259)
}

/** Posts the orders to suppliers that have not come yet, and one that is not sent. */
async function openOrders(day: WorkDay, shelf: Shelf): Promise<void> {
  const orders = [
    ['supplier-1', STORE, 'ordered'],
    ['supplier-2', BACK_STORE, 'ordered'],
    ['supplier-3', STORE, 'ordered'],
    ['supplier-2', STORE, 'draft'],
  ] as const
  for (const [index, [supplierId, warehouseId, reached]] of orders.entries())
    await takeIn(day, shelf, { supplierId, warehouseId, minute: 480 + index * 60, reached })
}
