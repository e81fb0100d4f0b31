import { careTotal } from '#src/lib/care-ticket.ts'
import { dayOf } from '#src/lib/shop-day.ts'
import { db } from '#sw/storage/db.ts'
import { act, advance, made, STORE, staff } from './act.ts'
import { TOTAL_DAYS, type WorkDay } from './day.ts'
import type { Shelf } from './shelf.ts'

type Reached =
  | 'received'
  | 'diagnosing'
  | 'quoted'
  | 'in-progress'
  | 'waiting'
  | 'ready'
  | 'rejected'
  | 'closed'

type IdOf = (name: string | undefined) => string | undefined

interface Ticket {
  /** The day on which it comes, and the day for which it is promised, in days after today. */
  comes: number
  due: number
  customerId: string
  item: string
  /** The name of a product of the shop, for what the shop has sold itself. */
  sold?: string
  serial?: string
  issue: string
  note?: string
  priority?: 'low' | 'high'
  assigneeId?: string
  labour: number
  /** The name of the product that is its part. */
  part?: string
  warrantyMonths?: number
  remark?: string
  reached: Reached
}

const { keeper, driver } = staff

const tickets: readonly Ticket[] = [
  {
    comes: -8,
    due: -6,
    customerId: 'customer-14',
    item: 'Đồng hồ treo tường',
    issue: 'Chạy chậm, thay pin rồi vẫn đứng kim',
    labour: 40_000,
    part: 'Pin AA vỉ 4',
    assigneeId: keeper,
    remark: 'Thay pin và lau tiếp điểm, chạy lại bình thường.',
    reached: 'closed',
  },
  {
    comes: -6,
    due: -3,
    customerId: 'customer-9',
    item: 'Máy đánh trứng cầm tay',
    serial: 'MDT-20418',
    issue: 'Cháy mô-tơ, có mùi khét',
    labour: 30_000,
    assigneeId: keeper,
    remark: 'Hãng không còn bán mô-tơ loại này.',
    reached: 'rejected',
  },
  {
    comes: -5,
    due: -1,
    customerId: 'customer-4',
    item: 'Nồi cơm điện 10 lít',
    serial: 'NC-771203',
    issue: 'Nấu không chín, đèn báo vẫn sáng',
    note: 'Có nắp trong và dây điện, vỏ móp một góc',
    priority: 'high',
    labour: 180_000,
    assigneeId: keeper,
    remark: 'Đã đặt mâm nhiệt, nhà cung cấp hẹn chiều mai.',
    reached: 'waiting',
  },
  {
    comes: -3,
    due: 0,
    customerId: 'customer-6',
    item: 'Đèn quầy pha chế',
    issue: 'Một bóng nhấp nháy rồi tắt',
    labour: 50_000,
    part: 'Bóng đèn LED 9 W',
    assigneeId: driver,
    reached: 'in-progress',
  },
  {
    comes: -3,
    due: -1,
    customerId: 'customer-17',
    item: 'Cân đồng hồ 30 kg',
    serial: 'CDH-0932',
    issue: 'Kim không về số 0',
    labour: 60_000,
    assigneeId: keeper,
    remark: 'Đã chỉnh lò xo, gọi khách tới lấy.',
    reached: 'ready',
  },
  {
    comes: -2,
    due: 2,
    customerId: 'customer-13',
    item: 'Ấm siêu tốc 1,8 lít',
    issue: 'Rò nước ở đáy',
    labour: 70_000,
    assigneeId: keeper,
    reached: 'quoted',
  },
  {
    comes: -1,
    due: 1,
    customerId: 'customer-15',
    item: '',
    sold: 'Bóng đèn LED 9 W',
    issue: 'Mới thắp hai tuần đã cháy, xin đổi bảo hành',
    labour: 0,
    warrantyMonths: 12,
    assigneeId: keeper,
    reached: 'diagnosing',
  },
  {
    comes: 0,
    due: 0,
    customerId: 'customer-3',
    item: 'Bếp ga mini',
    serial: 'BG-55021',
    issue: 'Bật không lên lửa, nghi kẹt bộ đánh lửa',
    note: 'Không kèm bình ga',
    priority: 'high',
    labour: 0,
    reached: 'received',
  },
]

/**
 * Posts the tickets of the customer care that come on a day, up to their states. `idOf` returns the id of a product by
 * its name.
 */
export async function careOn(day: WorkDay, shelf: Shelf, idOf: IdOf): Promise<void> {
  for (const ticket of tickets)
    if (TOTAL_DAYS - 1 + ticket.comes === day.index) await careFor(day, shelf, idOf, ticket)
}

async function careFor(day: WorkDay, shelf: Shelf, idOf: IdOf, ticket: Ticket): Promise<void> {
  const { careHandlers } = day.calls.care
  const by = ticket.assigneeId ?? staff.owner
  const productId = idOf(ticket.sold) ?? null
  const row = await act(careHandlers.create, staff.owner, {
    ...made(day.newId(), day.at(560)),
    customerId: ticket.customerId,
    contact: '',
    productId,
    item: ticket.item,
    serial: ticket.serial ?? '',
    issue: ticket.issue,
    priority: ticket.priority ?? 'normal',
    assigneeId: ticket.assigneeId ?? null,
    due: dayOf(day.daysBefore(ticket.comes - ticket.due)),
    soldOn: ticket.sold ? dayOf(day.daysBefore(14)) : '',
    soldCode: '',
    warrantyMonths: ticket.warrantyMonths ?? 0,
    labour: ticket.labour,
    photos: [],
    note: ticket.note ?? '',
  })
  const move = async (name: 'diagnose' | 'start' | 'wait' | 'ready', minute: number, from = row) =>
    advance(careHandlers[name], by, from, { at: day.at(minute) })
  if (ticket.reached === 'received') return
  let next = await move('diagnose', 600)
  if (ticket.reached === 'diagnosing') return
  const partId = idOf(ticket.part)
  const price = partId ? ((await db.products.get(partId))?.price ?? 0) : 0
  next = await advance(careHandlers.quote, by, next, { at: day.at(640), amount: ticket.labour + price })
  if (ticket.remark)
    next = await act(
      careHandlers.comment,
      by,
      { at: day.at(650), noteId: day.newId(), text: ticket.remark },
      row.id,
    )
  if (ticket.reached === 'quoted') return
  if (ticket.reached === 'rejected') {
    await advance(careHandlers.reject, by, next, { at: day.at(660), reason: 'Không có linh kiện' })
    return
  }
  next = await move('start', 680, next)
  if (partId && shelf.has(STORE, partId) > 0) {
    shelf.add(STORE, partId, -1)
    next = await advance(careHandlers.addPart, by, next, {
      at: day.at(700),
      partId: day.newId(),
      productId: partId,
      warehouseId: STORE,
      quantity: 1,
      price,
    })
  }
  if (ticket.reached === 'in-progress') return
  if (ticket.reached === 'waiting') {
    await move('wait', 720, next)
    return
  }
  next = await move('ready', 900, next)
  if (ticket.reached === 'ready') return
  const stored = await db.shopDocuments.get(row.id)
  next = await advance(careHandlers.return, staff.owner, next, {
    at: day.at(1000),
    accountId: 'bank',
    amount: stored?.kind === 'care' ? careTotal(stored) : ticket.labour,
  })
  await advance(careHandlers.close, staff.owner, next, { at: day.at(1010) })
}
