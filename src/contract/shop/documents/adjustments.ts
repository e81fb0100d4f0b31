import * as v from 'valibot'
import { define } from '#src/contract/core/define.ts'
import { longText, shortText } from '#src/contract/core/fields.ts'
import { textParam } from '#src/contract/core/params.ts'
import { rightsIn } from '#src/contract/shared/areas.ts'
import { change, documentQuery, made, pageOf, required } from '#src/contract/shop/values.ts'
import { Adjustment } from './documents.ts'

const path = '/api/shop/adjustments'
const may = rightsIn('inventory')
const writes = ['shop', 'products'] as const
const params = v.object({ id: shortText })

/** Stock that is corrected for a reason: broken, expired, found. */
export const adjustments = define({
  list: {
    method: 'GET',
    path,
    needs: may.view,
    query: v.object({ ...documentQuery, sort: v.pipe(textParam('at'), v.picklist(['at', 'code'])) }),
    reply: pageOf(Adjustment),
  },
  get: { method: 'GET', path: `${path}/{id}`, needs: may.view, params, reply: Adjustment },
  post: {
    method: 'POST',
    path,
    needs: may.edit,
    body: v.object({
      ...made,
      warehouseId: shortText,
      reason: required,
      lines: v.pipe(Adjustment.entries.lines, v.maxLength(2000)),
      note: longText,
    }),
    reply: Adjustment,
    writes,
    errors: { 409: ['duplicate'] },
  },
  cancel: {
    method: 'POST',
    path: `${path}/{id}/cancel`,
    needs: may.edit,
    params,
    body: v.object(change),
    reply: Adjustment,
    writes,
    errors: { 409: ['wrongState', 'conflict'] },
  },
})
