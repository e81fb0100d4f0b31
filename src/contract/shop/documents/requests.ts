import * as v from 'valibot'
import { define } from '#src/contract/core/define.ts'
import { longText, Moment, shortText } from '#src/contract/core/fields.ts'
import { textParam } from '#src/contract/core/params.ts'
import { rightsIn } from '#src/contract/shared/areas.ts'
import { atMost, change, documentQuery, made, NewId, pageOf } from '#src/contract/shop/values.ts'
import { Request } from './request.ts'

const path = '/api/shop/requests'
/** Everybody makes requests and sees their own. Those of others need this area. */
const may = rightsIn('people')
const needs = 'signedIn'
const params = v.object({ id: shortText })
const writes = ['shop', 'messages'] as const
const MAX_CHANGES = 20

/** A text with at least one letter. */
export const Comment = v.pipe(longText, v.trim(), v.nonEmpty(), v.maxLength(2000))

/** Requests of employees: pending → approved, rejected, withdrawn. */
export const requests = define({
  /** The caller's own; those of everybody with the right to view. */
  list: {
    method: 'GET',
    path,
    needs,
    query: v.object({ ...documentQuery, sort: v.pipe(textParam('at'), v.picklist(['at', 'code'])) }),
    reply: pageOf(Request),
  },
  get: { method: 'GET', path: `${path}/{id}`, needs, params, reply: Request, errors: { 403: ['forbidden'] } },
  /** Stores a request of the caller, and a message that links to it. */
  create: {
    method: 'POST',
    path,
    needs,
    body: v.object({
      ...made,
      type: Request.entries.type,
      changes: atMost(MAX_CHANGES, Request.entries.changes.item),
      note: Comment,
    }),
    reply: Request,
    writes,
    errors: { 409: ['duplicate'] },
  },
  /** Agrees to a request of somebody else; the messages that link to it become read. */
  approve: {
    method: 'POST',
    path: `${path}/{id}/approve`,
    needs: may.edit,
    params,
    body: v.object({ ...change, comment: v.optional(v.pipe(longText, v.maxLength(2000)), '') }),
    reply: Request,
    writes,
    errors: { 403: ['forbidden'], 409: ['wrongState', 'conflict'] },
  },
  /** Refuses a request of somebody else and says why; the messages that link to it become read. */
  reject: {
    method: 'POST',
    path: `${path}/{id}/reject`,
    needs: may.edit,
    params,
    body: v.object({ ...change, comment: Comment }),
    reply: Request,
    writes,
    errors: { 403: ['forbidden'], 409: ['wrongState', 'conflict'] },
  },
  /** Takes back one's own request. */
  withdraw: {
    method: 'POST',
    path: `${path}/{id}/withdraw`,
    needs,
    params,
    body: v.object(change),
    reply: Request,
    writes,
    errors: { 403: ['forbidden'], 409: ['wrongState', 'conflict'] },
  },
  /** Adds a comment in any state. Comments of two people do not conflict. */
  comment: {
    method: 'POST',
    path: `${path}/{id}/comments`,
    needs,
    params,
    body: v.object({ id: NewId, at: Moment, text: Comment }),
    reply: Request,
    writes,
    errors: { 403: ['forbidden'], 409: ['duplicate'] },
  },
})
