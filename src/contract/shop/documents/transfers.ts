import * as v from 'valibot'
import { define } from '#src/contract/core/define.ts'
import { longText, shortText } from '#src/contract/core/fields.ts'
import { textParam } from '#src/contract/core/params.ts'
import { rightsIn } from '#src/contract/shared/areas.ts'
import { granted } from '#src/contract/shop/grants.ts'
import { change, documentQuery, made, pageOf } from '#src/contract/shop/values.ts'
import { Transfer } from './documents.ts'

const path = '/api/shop/transfers'
const may = rightsIn('inventory')
const writes = ['shop', 'products'] as const
const params = v.object({ id: shortText })

/** Goods that are moved from one warehouse to another. Between sending and receiving they are incoming there. */
export const transfers = define({
  list: {
    method: 'GET',
    path,
    needs: may.view,
    query: v.object({ ...documentQuery, sort: v.pipe(textParam('at'), v.picklist(['at', 'code'])) }),
    reply: pageOf(Transfer),
  },
  get: { method: 'GET', path: `${path}/{id}`, needs: may.view, params, reply: Transfer },
  create: {
    method: 'POST',
    path,
    needs: may.create,
    body: v.object({
      ...made,
      warehouseId: shortText,
      toWarehouseId: shortText,
      lines: v.pipe(Transfer.entries.lines, v.maxLength(2000)),
      note: longText,
    }),
    reply: Transfer,
    writes,
    errors: { 409: ['duplicate'] },
  },
  send: {
    method: 'POST',
    path: `${path}/{id}/send`,
    needs: may.create,
    params,
    body: v.object({ ...change, ...granted }),
    reply: Transfer,
    writes,
    errors: { 403: ['lacksRight'], 409: ['wrongState', 'conflict', 'shortStock'] },
  },
  receive: {
    method: 'POST',
    path: `${path}/{id}/receive`,
    needs: may.create,
    params,
    body: v.object(change),
    reply: Transfer,
    writes,
    errors: { 409: ['wrongState', 'conflict'] },
  },
  /** Cancels a draft, or a transfer that was sent and is not received: the goods are back. */
  cancel: {
    method: 'POST',
    path: `${path}/{id}/cancel`,
    needs: may.edit,
    params,
    body: v.object(change),
    reply: Transfer,
    writes,
    errors: { 409: ['wrongState', 'conflict'] },
  },
})
