import type { Reservation } from '#src/contract/shop/documents/documents.ts'
import {
  MAX_MINUTES,
  type ReservationLineInput,
  reservations,
} from '#src/contract/shop/documents/reservations.ts'
import { fold } from '#src/lib/text/fold.ts'
import { handle } from '#sw/server/handle.ts'
import { checkAmount } from '#sw/shop/documents/check-amount.ts'
import {
  addDocument,
  type Change,
  eventOf,
  findDocument,
  forChange,
  inState,
  newDocument,
  saveDocument,
} from '#sw/shop/documents/documents.ts'
import { listDocuments } from '#sw/shop/documents/list.ts'
import { refuse, requireRight } from '#sw/shop/documents/refuse.ts'
import { nextCode } from '#sw/shop/posting/codes.ts'
import { postFunds } from '#sw/shop/posting/funds.ts'
import { audit } from '#sw/shop/posting/reference.ts'
import { reverse } from '#sw/shop/posting/reverse.ts'
import { checkCustomer, checkLines } from '#sw/shop/sales/check-lines.ts'
import { documentTotals } from '#sw/shop/sales/totals.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { toSale, toTakeOut } from './convert.ts'
import { lastsAt, minutesAfter, overlapsOf, startingBetween } from './overlaps.ts'

type Booking = Pick<Reservation, 'minutes' | 'resource' | 'customerId' | 'party' | 'note'> & {
  start: string
  lines: ReservationLineInput[]
}

const YEAR_MINUTES = 366 * MAX_MINUTES
const LAST = '\uffff'

/** Returns the fields of a reservation, after checking its lines. A line that is stored already keeps its price. */
async function bookingOf(booking: Booking, userId: string, row?: Reservation) {
  const { start, minutes, resource, customerId, party, lines, note } = booking
  await checkCustomer(customerId)
  if (row?.depositState === 'held' && customerId === null)
    refuse('exceeds', 'customerId', String(row.deposit))
  if (lines.length > 0) {
    const stored = row && {
      lines: row.lines.map(line => ({ ...line, paid: 0, refunded: 0 })),
      discount: 0,
      totals: await documentTotals(row.lines, 0),
    }
    await checkLines(lines, 0, {
      warehouseId: (await db.warehouses.orderBy('id').first())?.id ?? '',
      requireRight: right => requireRight(userId, right),
      stored,
    })
  }
  const { total } = await documentTotals(lines, 0)
  return { at: start, minutes, resource, customerId, party, lines, note, total }
}

/** Stores a reservation in another state, with a line in the audit log. */
async function move(row: Reservation, { body, userId }: Change, to: Reservation['status']) {
  await audit(eventOf(row, to, body.at, userId), row.status, to)
  return saveDocument(inState(row, to, body.at, userId))
}

/** Ends a reservation that does not take place: the deposit is paid back from the accounts that have it, or kept. */
async function end(
  row: Reservation,
  call: Change & { body: { deposit: 'returned' | 'kept' } },
  to: Reservation['status'],
) {
  const { at, deposit } = call.body
  if (row.depositState !== 'held') return move(row, call, to)
  if (deposit === 'returned') await reverse(eventOf(row, 'return-deposit', at, call.userId))
  return move({ ...row, depositState: deposit }, call, to)
}

const withOverlaps = async (row: Reservation) => ({ ...row, overlaps: await overlapsOf(row) })

/** Returns the ids of the partners whose name or telephone number contains a text. */
const partnersNamed = async (needle: string) =>
  new Set(
    (await db.partners.toArray()).flatMap(({ id, name, phone }) =>
      fold(`${name}\n${phone}`).includes(needle) ? [id] : [],
    ),
  )

export const reservationHandlers = handle(reservations, {
  async list({ query: { search, resource, from, ...query } }) {
    const needle = fold(search.trim())
    const partners = needle ? await partnersNamed(needle) : undefined
    const isFiltered = needle || resource || from
    return listDocuments(
      'reservation',
      {
        ...query,
        search: '',
        warehouse: '',
        sort: 'at',
        from: from && minutesAfter(from, -MAX_MINUTES, 'from'),
      },
      isFiltered
        ? row =>
            (!from || lastsAt(row, from)) &&
            (!resource || row.resource === resource) &&
            (!partners ||
              partners.has(row.customerId ?? '') ||
              fold(`${row.code}\n${row.note}\n${row.resource}`).includes(needle))
        : undefined,
    )
  },

  async resources({ query: { at } }) {
    const rows = await startingBetween(at && minutesAfter(at, -YEAR_MINUTES, 'at'), LAST)
    return [...new Set(rows.flatMap(({ resource }) => resource || []))].toSorted((one, other) =>
      one.localeCompare(other, 'vi', { numeric: true }),
    )
  },

  overlaps: ({ query: { resource, start, minutes, except } }) =>
    overlapsOf({ id: except, at: start, minutes, resource }),

  get: ({ params }) => findDocument('reservation', params.id),

  async create({ body, userId }) {
    const { id, at, device, note } = body
    const booking = await bookingOf(body, userId)
    if (await db.shopDocuments.get(id)) refuse('duplicate', 'id', id)
    const code = await nextCode('reservation', device, at)
    const row = await addDocument<Reservation>({
      ...newDocument({ id, at, device, note }, userId, code, 'pending'),
      ...booking,
      kind: 'reservation',
      status: 'pending',
      deposit: 0,
      depositState: 'none',
      becameKind: '',
      becameId: '',
    })
    await audit(eventOf(row, 'create', at, userId), '', row.status)
    return withOverlaps(row)
  },

  async update(call) {
    const { body, userId } = call
    const row = await forChange('reservation', call, ['pending', 'confirmed', 'arrived'])
    const booking = await bookingOf(body, userId, row)
    await audit(eventOf(row, 'update', body.at, userId), row.at, booking.at)
    return withOverlaps(await saveDocument({ ...row, ...booking }))
  },

  confirm: async call => move(await forChange('reservation', call, ['pending']), call, 'confirmed'),
  arrive: async call => move(await forChange('reservation', call, ['pending', 'confirmed']), call, 'arrived'),
  noShow: async call => end(await forChange('reservation', call, ['pending', 'confirmed']), call, 'no-show'),
  cancel: async call =>
    end(await forChange('reservation', call, ['pending', 'confirmed', 'arrived']), call, 'cancelled'),

  async deposit(call) {
    const row = await forChange('reservation', call, ['pending', 'confirmed', 'arrived'])
    const { at, accountId, amount } = call.body
    if (row.customerId === null) refuse('exceeds', 'customerId', String(amount))
    checkAmount(row.deposit + amount, 'payments')
    const { kind } = await getOr404(db.fundAccounts, accountId, 'account')
    const event = eventOf(row, 'deposit', at, call.userId)
    await postFunds(event, [
      {
        accountId,
        amount,
        method: kind === 'cash' ? 'cash' : 'transfer',
        group: 'reservation',
        partnerId: row.customerId ?? '',
        automatic: true,
      },
    ])
    await audit(event, String(row.deposit), String(row.deposit + amount))
    return saveDocument<Reservation>({ ...row, deposit: row.deposit + amount, depositState: 'held' })
  },

  toTakeOut: async call => toTakeOut(await forChange('reservation', call, ['arrived']), call),
  toSale: async call => toSale(await forChange('reservation', call, ['arrived']), call),
})
