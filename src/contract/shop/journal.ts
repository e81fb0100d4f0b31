import * as v from 'valibot'
import { define } from '#src/contract/core/define.ts'
import { shortText } from '#src/contract/core/fields.ts'
import { journalKinds } from '#src/contract/shared/journal-kinds.ts'
import { Balance, documentQuery, NewId, pageOf, required } from './values.ts'

export type JournalRow = v.InferOutput<typeof JournalRow>
/** A document as the journal shows it. */
export const JournalRow = v.object({
  id: shortText,
  kind: v.picklist(journalKinds),
  code: shortText,
  at: v.string(),
  /** The name of who made it. */
  by: v.string(),
  status: shortText,
  /** The name of the customer or the supplier; empty without one, and for those who may not see partners of its kind. */
  partner: v.string(),
  /** The id of the sale that a refund takes back; empty for other documents. */
  saleId: shortText,
  /** The number of lines; 0 for a voucher. */
  lines: v.number(),
  /** Đồng; absent for a document without an amount, and for a take-in when the caller may not see costs. */
  amount: v.optional(Balance),
  /** At most 200 characters. */
  note: shortText,
})

export type Found = v.InferOutput<typeof Found>
/** What has a code: a document, or a product. */
export const Found = v.object({
  kind: v.picklist([...journalKinds, 'product']),
  id: shortText,
  saleId: shortText,
})

/** The filters of the journal, as its address has them: days are `yyyy-MM-dd`. */
const Filters = v.partial(
  v.object({
    q: shortText,
    kind: v.picklist(journalKinds),
    status: shortText,
    partner: shortText,
    warehouse: shortText,
    from: shortText,
    to: shortText,
    oldest: v.literal(true),
  }),
)

export type SavedReport = v.InferOutput<typeof SavedReport>
/** Filters of the journal with a name. */
export const SavedReport = v.object({ id: NewId, name: v.pipe(required, v.maxLength(100)), filters: Filters })

/** The number of reports that a user can save. */
export const MAX_REPORTS = 50

const path = '/api/shop/journal'
const writes = ['shop'] as const

/** Any signed-in user may call it: the journal has only documents whose area the caller may view. */
const needs = 'signedIn'

/** The documents of all kinds. */
export const journal = define({
  list: {
    method: 'GET',
    path,
    needs,
    query: v.object({ ...documentQuery, kind: v.optional(v.picklist(journalKinds)) }),
    reply: pageOf(JournalRow),
  },
  /** The documents with exactly this code, and the products with this SKU, barcode or barcode of a unit. */
  find: {
    method: 'GET',
    path: `${path}/find`,
    needs,
    query: v.object({ code: required }),
    reply: v.array(Found),
  },
  /** The reports that the caller has saved, by name. */
  reports: { method: 'GET', path: `${path}/reports`, needs, reply: v.array(SavedReport) },
  /** Adds a report, or replaces the one with its id. */
  saveReport: {
    method: 'PUT',
    path: `${path}/reports`,
    needs,
    body: SavedReport,
    reply: SavedReport,
    writes,
    errors: { 409: ['exceeds'] },
  },
  /** Replies with whether there was such a report. */
  removeReport: {
    method: 'DELETE',
    path: `${path}/reports`,
    needs,
    query: v.object({ id: NewId }),
    reply: v.boolean(),
    writes,
  },
})
