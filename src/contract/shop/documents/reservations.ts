import * as v from 'valibot'
import { define } from '#src/contract/core/define.ts'
import { longText, Moment, shortText } from '#src/contract/core/fields.ts'
import { textParam, wholeParam } from '#src/contract/core/params.ts'
import { rightsIn } from '#src/contract/shared/areas.ts'
import { atMost, change, documentQuery, Money, made, NewId, pageOf } from '#src/contract/shop/values.ts'
import { Reservation, ReservationLine } from './documents.ts'

/** The longest reservation: a day. */
export const MAX_MINUTES = 1440

const path = '/api/shop/reservations'
const may = rightsIn('reservation')
const writes = ['shop'] as const
const params = v.object({ id: shortText })

export type ReservationLineInput = v.InferOutput<typeof ReservationLineInput>
/** A line as the editor sends it. */
export const ReservationLineInput = v.object({ ...ReservationLine.entries, id: NewId })

/** What the editor of a reservation changes. */
const Booking = {
  start: Moment,
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_MINUTES)),
  resource: v.pipe(shortText, v.trim()),
  customerId: v.nullable(shortText),
  party: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  lines: atMost(200, ReservationLineInput),
  note: longText,
} as const

/** A reservation that was stored, and those of the same resource at the same time: a warning, not a refusal. */
const Saved = v.object({ ...Reservation.entries, overlaps: v.array(Reservation) })

/** What becomes of the deposit: it is paid back from the accounts that have it, or the shop keeps it. */
const outcome = { deposit: v.picklist(['returned', 'kept']) } as const

const { warehouse: _, ...query } = documentQuery

export const reservations = define({
  /** The reservations that take place between `from` and `to`, also those that began before. */
  list: {
    method: 'GET',
    path,
    needs: may.view,
    query: v.object({
      ...query,
      order: v.pipe(textParam('asc'), v.picklist(['asc', 'desc'])),
      resource: v.optional(shortText, ''),
    }),
    reply: pageOf(Reservation),
  },
  /** The names of the resources of reservations, sorted: those of the last year and of the future. `at` is now. */
  resources: {
    method: 'GET',
    path: `${path}/resources`,
    needs: may.view,
    query: v.object({ at: v.optional(shortText, '') }),
    reply: v.array(v.string()),
  },
  /** The reservations of a resource that overlap with a time, without the one with the id `except`. */
  overlaps: {
    method: 'GET',
    path: `${path}/overlaps`,
    needs: may.view,
    query: v.object({
      resource: v.optional(shortText, ''),
      start: v.optional(shortText, ''),
      minutes: wholeParam(60, 1),
      except: v.optional(shortText, ''),
    }),
    reply: v.array(Reservation),
  },
  /** By id or by code. */
  get: { method: 'GET', path: `${path}/{id}`, needs: may.view, params, reply: Reservation },
  create: {
    method: 'POST',
    path,
    needs: may.create,
    body: v.object({ ...made, ...Booking }),
    reply: Saved,
    writes,
    errors: { 403: ['lacksRight'], 409: ['duplicate', 'exceeds'] },
  },
  update: {
    method: 'PATCH',
    path: `${path}/{id}`,
    needs: may.create,
    params,
    body: v.object({ ...change, ...Booking }),
    reply: Saved,
    writes,
    errors: { 403: ['lacksRight'], 409: ['wrongState', 'conflict', 'exceeds'] },
  },
  confirm: {
    method: 'POST',
    path: `${path}/{id}/confirm`,
    needs: may.create,
    params,
    body: v.object(change),
    reply: Reservation,
    writes,
    errors: { 409: ['wrongState', 'conflict'] },
  },
  arrive: {
    method: 'POST',
    path: `${path}/{id}/arrive`,
    needs: may.create,
    params,
    body: v.object(change),
    reply: Reservation,
    writes,
    errors: { 409: ['wrongState', 'conflict'] },
  },
  /** The customer did not come. */
  noShow: {
    method: 'POST',
    path: `${path}/{id}/no-show`,
    needs: may.edit,
    params,
    body: v.object({ ...change, ...outcome }),
    reply: Reservation,
    writes,
    errors: { 409: ['wrongState', 'conflict'] },
  },
  cancel: {
    method: 'POST',
    path: `${path}/{id}/cancel`,
    needs: may.edit,
    params,
    body: v.object({ ...change, ...outcome }),
    reply: Reservation,
    writes,
    errors: { 409: ['wrongState', 'conflict'] },
  },
  /** Posts money that the customer pays in advance into an account. It needs a customer. */
  deposit: {
    method: 'POST',
    path: `${path}/{id}/deposit`,
    needs: may.create,
    params,
    body: v.object({ ...change, accountId: shortText, amount: v.pipe(Money, v.minValue(1)) }),
    reply: Reservation,
    writes,
    errors: { 409: ['wrongState', 'conflict', 'exceeds'] },
  },
  /** Stores the lines as a draft of a take-out. Also needs the right to create one. The deposit lowers the debt. */
  toTakeOut: {
    method: 'POST',
    path: `${path}/{id}/to-take-out`,
    needs: may.create,
    params,
    body: v.object({ ...change, device: made.device, takeOutId: NewId }),
    reply: Reservation,
    writes,
    errors: { 409: ['wrongState', 'conflict', 'duplicate'] },
  },
  /** Stores the lines as a held ticket of the caller's session (409 with the field `session` without an open one). */
  toSale: {
    method: 'POST',
    path: `${path}/{id}/to-sale`,
    needs: may.create,
    params,
    body: v.object({ ...change, device: made.device, saleId: NewId }),
    reply: Reservation,
    writes,
    errors: { 409: ['wrongState', 'conflict', 'duplicate'] },
  },
})
