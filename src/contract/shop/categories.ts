import * as v from 'valibot'
import { define } from '#src/contract/core/define.ts'
import { shortText } from '#src/contract/core/fields.ts'
import { rightsIn } from '#src/contract/shared/areas.ts'
import { NewId, required, Version } from './values.ts'

export type ShopCategory = v.InferOutput<typeof ShopCategory>
/** A category of the shop. The top ones have no parent. */
export const ShopCategory = v.object({
  id: shortText,
  parentId: v.nullable(shortText),
  code: shortText,
  name: required,
  version: v.number(),
})

const Fields = v.object({ parentId: v.nullable(shortText), code: shortText, name: required })
const path = '/api/shop/categories'
const may = rightsIn('products')
const writes = ['shop', 'products'] as const

export const categories = define({
  list: { method: 'GET', path, needs: may.view, reply: v.array(ShopCategory) },
  create: {
    method: 'POST',
    path,
    needs: may.create,
    body: v.object({ id: NewId, category: Fields }),
    reply: ShopCategory,
    writes,
    errors: { 409: ['duplicate'] },
  },
  update: {
    method: 'PATCH',
    path,
    needs: may.edit,
    body: v.object({ id: shortText, version: Version, category: v.partial(Fields) }),
    reply: ShopCategory,
    writes,
    errors: { 409: ['conflict', 'duplicate'] },
  },
  /** A category that still has products or categories is refused. */
  remove: {
    method: 'DELETE',
    path,
    needs: may.edit,
    query: v.object({ id: shortText }),
    reply: v.boolean(),
    writes,
    errors: { 409: ['inUse'] },
  },
})
