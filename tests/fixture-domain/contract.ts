import * as v from 'valibot'
import { define } from '#src/contract/core/define.ts'
import { ById, ByIds, imageSource, longText, shortText } from '#src/contract/core/fields.ts'
import { rightsIn } from '#src/contract/shared/areas.ts'

declare module '#src/contract/core/define.ts' {
  interface Domains {
    suppliers: true
  }
}

const name = v.pipe(shortText, v.trim(), v.nonEmpty())

export type Supplier = v.InferOutput<typeof Supplier>
export const Supplier = v.object({
  id: shortText,
  name,
  note: longText,
  logo: v.nullable(imageSource),
})

const Fields = v.omit(Supplier, ['id'])
const path = '/api/apps/suppliers/supplier'
const may = rightsIn('supplier')
const writes = ['suppliers', 'search', 'trash'] as const

/** The suppliers of the shop: a domain that only tests add; no release contains it. */
export const suppliers = define({
  list: { method: 'GET', path: '/api/apps/suppliers', needs: may.view, reply: v.array(Supplier) },
  get: { method: 'GET', path: `${path}/{id}`, needs: may.view, params: ById, reply: Supplier },
  create: {
    method: 'POST',
    path,
    needs: may.create,
    body: v.object({ supplier: Fields }),
    reply: Supplier,
    writes,
  },
  update: {
    method: 'PATCH',
    path,
    needs: may.edit,
    body: v.object({ id: shortText, supplier: v.partial(Fields) }),
    reply: Supplier,
    writes,
  },
  remove: { method: 'DELETE', path, needs: may.edit, query: ById, reply: v.boolean(), writes },
  restore: {
    method: 'POST',
    path: `${path}/restore`,
    needs: may.edit,
    body: ByIds,
    reply: v.array(Supplier),
    writes,
    restores: { table: 'suppliers', by: 'ids' },
  },
})
