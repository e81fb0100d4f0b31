import * as v from 'valibot'
import { define } from '#src/contract/core/define.ts'
import { ById, Moment, shortText } from '#src/contract/core/fields.ts'
import { textParam } from '#src/contract/core/params.ts'
import { rightsIn } from '#src/contract/shared/areas.ts'
import { DebtEntry } from './entries.ts'
import { Imported, MAX_ROWS } from './imports.ts'
import { atMost, Balance, listQuery, Money, NewId, pageOf, required, Version } from './values.ts'

export type Partner = v.InferOutput<typeof Partner>
/** A customer or a supplier. */
export const Partner = v.object({
  id: shortText,
  kind: v.picklist(['customer', 'supplier']),
  code: shortText,
  name: required,
  phone: shortText,
  address: shortText,
  taxCode: shortText,
  /** `lẻ`, `sỉ`, `quen`, or another group of the shop. */
  group: shortText,
  /** What a customer may owe, in đồng; 0 for no credit. */
  creditLimit: Money,
  /** What the customer owes, or what the shop owes the supplier: the sum of the debt entries. */
  debt: Balance,
  active: v.boolean(),
  /** The id of the partner that this one was merged into. It is in no list, and its debts are those of the other. */
  mergedInto: v.optional(shortText),
  version: v.number(),
})

export type PartnerFields = v.InferOutput<typeof PartnerFields>
export const PartnerFields = v.object({
  code: shortText,
  name: required,
  phone: shortText,
  address: shortText,
  taxCode: shortText,
  group: shortText,
  creditLimit: Money,
  active: v.boolean(),
})

/** A partner as the editor saw it. */
const Seen = { id: shortText, version: Version } as const

const sorts = ['name', 'code', 'debt'] as const
const writes = ['shop'] as const

/** The calls for customers, or for suppliers; they have the same fields and a right of their own. */
/* @__NO_SIDE_EFFECTS__ */
function partnersOf(kind: Partner['kind']) {
  const path = `/api/shop/partners/${kind}s`
  const may = rightsIn(kind)
  return define({
    list: {
      method: 'GET',
      path,
      needs: may.view,
      query: v.object({
        ...listQuery,
        sort: v.pipe(textParam('name'), v.picklist(sorts)),
        group: v.optional(shortText, ''),
        /** Also those that were merged into another one. */
        merged: v.optional(v.literal('true')),
      }),
      reply: pageOf(Partner),
    },
    get: { method: 'GET', path: `${path}/one`, needs: may.view, query: ById, reply: Partner },
    create: {
      method: 'POST',
      path,
      needs: may.create,
      body: v.object({ id: NewId, partner: PartnerFields }),
      reply: Partner,
      writes,
      errors: { 409: ['duplicate'] },
    },
    update: {
      method: 'PATCH',
      path,
      needs: may.edit,
      body: v.object({ id: shortText, version: Version, partner: v.partial(PartnerFields) }),
      reply: Partner,
      writes,
      errors: { 409: ['conflict', 'duplicate'] },
    },
    /**
     * Merges other partners into one, which gets these fields. Documents and entries keep the partner that they name;
     * the debts of all of them become those of the one.
     */
    merge: {
      method: 'POST',
      path: `${path}/merge`,
      needs: may.edit,
      body: v.object({
        ...Seen,
        at: Moment,
        partner: v.partial(PartnerFields),
        others: v.pipe(v.array(v.object(Seen)), v.minLength(1), v.maxLength(100)),
      }),
      reply: Partner,
      writes,
      errors: { 409: ['conflict', 'duplicate'] },
    },
    /** Adds the rows of a file and changes those that are known by their code, or by their name without a code. */
    import: {
      method: 'POST',
      path: `${path}/import`,
      needs: may.edit,
      body: v.object({ rows: atMost(MAX_ROWS, v.partial(PartnerFields)) }),
      reply: Imported,
      writes,
    },
    /** The debt entries of a partner and of those merged into it, the newest first. */
    statement: {
      method: 'GET',
      path: `${path}/statement`,
      needs: may.view,
      query: ById,
      reply: v.array(DebtEntry),
    },
  })
}

export const customers = partnersOf('customer')
export const suppliers = partnersOf('supplier')
