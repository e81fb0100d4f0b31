import * as v from 'valibot'
import { define } from '#src/contract/core/define.ts'
import { Moment, shortText } from '#src/contract/core/fields.ts'
import { rightsIn } from '#src/contract/shared/areas.ts'
import { SettingFields } from './settings.ts'
import { Balance, Counted, change, listQuery, Money, made, NewId, pageOf, required } from './values.ts'

export type Session = v.InferOutput<typeof Session>
/** The time between the opening and the closing of a drawer. */
export const Session = v.object({
  id: shortText,
  device: shortText,
  status: v.picklist(['open', 'closed']),
  openedBy: shortText,
  openedAt: v.string(),
  closedBy: shortText,
  closedAt: v.string(),
  opening: Money,
  /** What the drawer should have: the opening, and all cash since then. */
  expected: Balance,
  counted: v.nullable(Money),
  /** counted − expected; `null` while the session is open. */
  difference: v.nullable(Balance),
  /** What was paid in this session less what was given back, by method. */
  taken: v.record(v.string(), Balance),
  version: v.number(),
})

export type TillTerms = v.InferOutput<typeof TillTerms>
/** The settings of the shop that a till calculates with. */
export const TillTerms = v.object({
  ...SettingFields.entries,
  /** The account for transfers, for their VietQR code; `null` when the shop has none with a number. */
  bank: v.nullable(v.object({ bin: v.string(), account: v.string(), name: v.string() })),
})

/** The counted banknotes and coins of a drawer. */
const Notes = v.pipe(
  v.array(v.object({ note: Money, count: Counted })),
  v.maxLength(50),
  v.check(notes => v.is(Money, sumOf(notes)), 'More than a drawer can hold'),
)

/** Returns the sum of counted banknotes and coins, in đồng. */
export const sumOf = (notes: readonly { note: number; count: number }[]) =>
  notes.reduce((sum, { note, count }) => sum + Math.round(note * count), 0)

const path = '/api/shop/sessions'
const may = rightsIn('pos')
const writes = ['shop'] as const
const params = v.object({ id: shortText })

export const sessions = define({
  list: {
    method: 'GET',
    path,
    needs: may.view,
    query: v.object({ page: listQuery.page, size: listQuery.size }),
    reply: pageOf(Session),
  },
  /** The open session of the caller; `null` when there is none. */
  current: { method: 'GET', path: `${path}/current`, needs: may.view, reply: v.nullable(Session) },
  /** Those who write orders calculate with them too. */
  terms: {
    method: 'GET',
    path: '/api/shop/till',
    needs: { ...may.view, or: ['check-out', 'collection', 'delivery'] },
    reply: TillTerms,
  },
  open: {
    method: 'POST',
    path,
    needs: may.create,
    body: v.object({ ...made, opening: Money }),
    reply: Session,
    writes,
    errors: { 409: ['wrongState', 'duplicate'] },
  },
  /** Puts cash into the drawer or takes some out, with a reason. `amount` is negative for cash that is taken out. */
  move: {
    method: 'POST',
    path: `${path}/{id}/move`,
    needs: may.create,
    params,
    body: v.object({
      moveId: NewId,
      at: Moment,
      amount: v.pipe(v.number(), v.integer(), v.minValue(-1_000_000_000_000), v.maxValue(1_000_000_000_000)),
      reason: required,
    }),
    reply: Session,
    writes,
    errors: { 409: ['wrongState', 'duplicate'] },
  },
  /** Closes a session with a count by denomination; the difference is posted. */
  close: {
    method: 'POST',
    path: `${path}/{id}/close`,
    needs: may.create,
    params,
    body: v.object({
      version: change.version,
      at: Moment,
      notes: Notes,
    }),
    reply: Session,
    writes,
    errors: { 409: ['wrongState', 'conflict'] },
  },
})
