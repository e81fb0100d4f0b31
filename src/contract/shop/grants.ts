import * as v from 'valibot'
import { define } from '#src/contract/core/define.ts'
import { longText, shortText } from '#src/contract/core/fields.ts'
import { Password } from '#src/contract/shared/user.ts'
import { Payment, SaleLine } from './documents/documents.ts'
import { namedRights } from './rights.ts'
import { atMost, Money, NewId, Quantity, Version } from './values.ts'

const path = '/api/shop/grants'
/** The call that is granted has a right of its own. */
const needs = { area: 'pos', level: 'create', or: ['check-out', 'inventory'] } as const
const MAX_LINES = 500
export const MAX_PAYMENTS = 10

/** Four to eight digits. */
export const Pin = v.pipe(v.string(), v.digits(), v.minLength(4), v.maxLength(8))

/** The fields of a line that a manager grants. */
export const grantedFields = ['productId', 'unit', 'quantity', 'price', 'discount'] as const

export type Act = v.InferOutput<typeof Act>
/**
 * What a manager can grant: one call for one document, with its contents. A grant is refused for a call with other
 * contents.
 */
export const Act = v.variant('call', [
  v.object({
    call: v.literal('ticket'),
    documentId: shortText,
    lines: atMost(MAX_LINES, v.pick(SaleLine, grantedFields)),
    discount: Money,
  }),
  v.object({ call: v.literal('void'), documentId: shortText }),
  v.object({
    call: v.literal('refund'),
    documentId: shortText,
    lines: atMost(MAX_LINES, v.object({ lineId: shortText, quantity: Quantity })),
    method: Payment.entries.method,
    note: longText,
  }),
  /** The version names the contents of the ticket. */
  v.object({
    call: v.literal('pay'),
    documentId: shortText,
    version: Version,
    payments: atMost(MAX_PAYMENTS, Payment),
  }),
  /** A take-out that is checked out, or a transfer that is sent. */
  v.object({ call: v.picklist(['checkOut', 'send']), documentId: shortText, version: Version }),
])

/** Returns whether two acts have the same contents. Fields that an act does not have are ignored. */
export const isSameAct = (one: unknown, other: unknown) =>
  JSON.stringify(v.parse(Act, one)) === JSON.stringify(v.parse(Act, other))

/** The grant that a call uses; undefined when the caller has the right. */
export const granted = { grant: v.optional(NewId) } as const

export const grants = define({
  /** The people who have a PIN and a right. In a team nobody: its server does not know what a PIN has granted. */
  managers: {
    method: 'GET',
    path: `${path}/managers`,
    needs,
    query: v.object({ right: v.picklist(namedRights) }),
    reply: v.array(v.object({ id: shortText, name: shortText })),
  },
  /** A manager grants one act with their PIN. The grant can be used once, in the next two minutes. */
  create: {
    method: 'POST',
    path,
    needs,
    body: v.object({ id: NewId, managerId: shortText, pin: Pin, act: Act }),
    reply: v.object({ id: shortText }),
    writes: ['session'],
    errors: { 403: ['wrongPin'], 409: ['inTeam'], 429: ['tooManyAttempts'] },
  },
  /** Whether the user has a PIN. */
  pin: {
    method: 'GET',
    path: `${path}/pin`,
    needs: 'signedIn',
    reply: v.object({ isSet: v.boolean() }),
  },
  /** Sets the PIN of the user, or removes it (`null`). Needs the password of the user. */
  setPin: {
    method: 'PUT',
    path: `${path}/pin`,
    needs: 'signedIn',
    body: v.object({ password: Password, pin: v.nullable(Pin) }),
    reply: v.object({ isSet: v.boolean() }),
    writes: ['session'],
    errors: { 403: ['wrongPassword'], 429: ['tooManyAttempts'] },
  },
})
