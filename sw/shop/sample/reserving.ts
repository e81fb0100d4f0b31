import { partners } from '#seed/grocery/partners.ts'
import { dayOf, minuteOf, momentOf } from '#src/lib/shop-day.ts'
import { act, advance, DEVICE, made, staff } from './act.ts'
import { TOTAL_DAYS, type WorkDay } from './day.ts'
import { linesOf } from './selling.ts'
import type { Shelf } from './shelf.ts'

const customers = partners.flatMap(({ row }) => (row.kind === 'customer' ? [row.id] : []))
const DESK = 'Quầy nhận hàng'
const CART = 'Xe ba gác'
const TRUCK = 'Xe tải nhỏ'
/** The first and the last start of a reservation, in minutes of the day. */
const OPENS = 420
const CLOSES = 1140
const STEP = 15

interface Plan {
  /** The day on which it takes place, from the day on which it is made. */
  days: number
  /** Its start: minutes of the day, or minutes from now for today. */
  start: number
  minutes: number
  resource: string
  /** The place of the customer in the list. */
  customer: number
  party?: number
  goods?: number
  deposit?: number
  reached?: 'confirmed' | 'arrived' | 'converted' | 'no-show' | 'cancelled'
  note: string
}

/** The reservations that are made on the day before today. */
const yesterday: readonly Plan[] = [
  {
    days: 0,
    start: 540,
    minutes: 60,
    resource: DESK,
    customer: 0,
    goods: 3,
    deposit: 200_000,
    reached: 'converted',
    note: 'Lấy hàng cho quán, đã soạn sẵn',
  },
  {
    days: 0,
    start: 900,
    minutes: 90,
    resource: CART,
    customer: 14,
    deposit: 100_000,
    reached: 'no-show',
    note: 'Hẹn chở nước ngọt đám giỗ',
  },
  {
    days: 1,
    start: 120,
    minutes: 60,
    resource: TRUCK,
    customer: 7,
    party: 2,
    goods: 4,
    deposit: 500_000,
    reached: 'confirmed',
    note: 'Giao gạo và dầu ăn cho bếp',
  },
]

/** The reservations that are made today. */
const today: readonly Plan[] = [
  {
    days: 0,
    start: -45,
    minutes: 60,
    resource: DESK,
    customer: 5,
    goods: 3,
    reached: 'arrived',
    note: 'Khách tới lấy hàng',
  },
  {
    days: 0,
    start: 45,
    minutes: 90,
    resource: CART,
    customer: 12,
    goods: 2,
    reached: 'confirmed',
    note: 'Chở bia về nhà',
  },
  { days: 0, start: 90, minutes: 60, resource: CART, customer: 16, note: 'Xin giờ chiều nếu được' },
  {
    days: 0,
    start: 150,
    minutes: 45,
    resource: DESK,
    customer: 20,
    party: 2,
    goods: 2,
    reached: 'confirmed',
    note: '',
  },
  {
    days: 1,
    start: 480,
    minutes: 120,
    resource: TRUCK,
    customer: 3,
    goods: 5,
    deposit: 1_000_000,
    reached: 'confirmed',
    note: 'Tiệc cưới 20 bàn, giao trước 10 giờ',
  },
  { days: 1, start: 600, minutes: 60, resource: DESK, customer: 9, note: 'Gọi trước 30 phút' },
  {
    days: 1,
    start: 840,
    minutes: 60,
    resource: CART,
    customer: 18,
    reached: 'cancelled',
    deposit: 50_000,
    note: 'Khách dời sang tuần sau',
  },
  {
    days: 2,
    start: 510,
    minutes: 90,
    resource: TRUCK,
    customer: 2,
    goods: 4,
    reached: 'confirmed',
    note: 'Hàng tháng',
  },
  { days: 3, start: 1020, minutes: 60, resource: '', customer: 24, party: 4, note: 'Thử trà và bánh Tết' },
]

/** Posts the reservations of the sample: those of yesterday, today and the next days. */
export async function reserve(day: WorkDay, shelf: Shelf): Promise<void> {
  const plans = day.isToday ? today : day.index === TOTAL_DAYS - 2 ? yesterday : []
  for (const [index, plan] of plans.entries()) await post(day, shelf, plan, 400 + index * 4)
}

/** Returns the start of a reservation. Those of today begin around the end of the day's work, which is now. */
function startOf(day: WorkDay, { days, start }: Plan): string {
  const now = day.at(CLOSES + 120)
  const isNear = day.isToday ? days === 0 : days === 1
  const wanted = isNear ? minuteOf(now) + start : start
  const minute = Math.min(CLOSES, Math.max(OPENS, Math.round(wanted / STEP) * STEP))
  return momentOf(dayOf(day.at(minute)), minute + days * 1440)
}

async function post(day: WorkDay, shelf: Shelf, plan: Plan, minute: number) {
  const { reservationHandlers: calls } = day.calls.reservations
  const { minutes, resource, customer, party = 1, goods = 0, deposit = 0, reached, note } = plan
  let at = day.at(minute)
  const next = () => {
    at = day.at(++minute)
    return { at }
  }
  let row = await act(calls.create, staff.owner, {
    ...made(day.newId(), at),
    start: startOf(day, plan),
    minutes,
    resource,
    customerId: customers[customer % customers.length] ?? null,
    party,
    lines: linesOf(shelf.pick(day.dice, goods), day.newId),
    note,
  })
  if (deposit > 0)
    row = await advance(calls.deposit, staff.owner, row, { ...next(), accountId: 'cash', amount: deposit })
  if (reached === undefined) return
  if (reached === 'cancelled')
    return advance(calls.cancel, staff.owner, row, { ...next(), deposit: 'returned' })
  row = await advance(calls.confirm, staff.owner, row, next())
  if (reached === 'no-show') return advance(calls.noShow, staff.owner, row, { ...next(), deposit: 'kept' })
  if (reached === 'confirmed') return row
  row = await advance(calls.arrive, staff.owner, row, next())
  if (reached === 'arrived') return row
  return advance(calls.toTakeOut, staff.owner, row, {
    ...next(),
    device: DEVICE,
    takeOutId: day.newId(),
  })
}
