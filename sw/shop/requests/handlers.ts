import type { Request } from '#src/contract/shop/documents/request.ts'
import { requests } from '#src/contract/shop/documents/requests.ts'
import { forbidden } from '#sw/permissions/forbidden.ts'
import { may } from '#sw/permissions/store.ts'
import { type Caller, handle } from '#sw/server/handle.ts'
import {
  addDocument,
  type Change,
  eventOf,
  findDocument,
  forChange,
  inState,
  newDocument,
  saveDocument,
} from '#sw/shop/documents/documents.ts'
import { listDocuments } from '#sw/shop/documents/list.ts'
import { refuse } from '#sw/shop/documents/refuse.ts'
import { nextCode } from '#sw/shop/posting/codes.ts'
import { audit } from '#sw/shop/posting/reference.ts'
import { db } from '#sw/storage/db.ts'
import { readMessagesOf, tellOf } from './message.ts'

const viewOthers = { area: 'people', level: 'view' } as const

/** Returns a request that the caller may see: their own, or any with the right. Rejects with 404 or 403. */
async function findSeen(id: string, { userId, lang }: Caller) {
  const row = await findDocument('request', id)
  if (row.by !== userId && !(await may(userId, viewOthers))) throw forbidden(viewOthers, lang)
  return row
}

/** Returns a request with a comment after the others. */
const withComment = (row: Request, id: string, at: string, by: string, text: string): Request => ({
  ...row,
  comments: [...row.comments, { id, at, by, text }],
})

/** Decides a pending request of somebody else, with a comment unless it is empty. Its messages become read. */
async function decide(call: Change, to: 'approved' | 'rejected', comment: string) {
  const row = await forChange('request', call, ['pending'])
  if (row.by === call.userId) throw forbidden({ area: 'people', level: 'edit' }, call.lang)
  const { at } = call.body
  const decided = inState(row, to, at, call.userId)
  await audit(eventOf(row, to, at, call.userId), row.status, to)
  await readMessagesOf(row.id)
  const id = `${row.id}/${to}-${row.version}`
  return saveDocument(comment ? withComment(decided, id, at, call.userId, comment) : decided)
}

export const requestHandlers = handle(requests, {
  async list({ query, userId }) {
    const isEveryones = await may(userId, viewOthers)
    return listDocuments('request', query, isEveryones ? undefined : ({ by }) => by === userId)
  },

  get: ({ params, ...caller }) => findSeen(params.id, caller),

  async create({ body: { type, changes, ...fields }, userId, lang }) {
    if (await db.shopDocuments.get(fields.id)) refuse('duplicate', 'id', fields.id)
    const code = await nextCode('request', fields.device, fields.at)
    const row: Request = {
      ...newDocument(fields, userId, code, 'pending'),
      kind: 'request',
      status: 'pending',
      type,
      changes,
      comments: [],
    }
    await audit(eventOf(row, 'create', row.at, userId), '', 'pending')
    await tellOf(row, lang)
    return addDocument(row)
  },

  approve: call => decide(call, 'approved', call.body.comment.trim()),
  reject: call => decide(call, 'rejected', call.body.comment),

  async withdraw(call) {
    const row = await forChange('request', call, ['pending'])
    if (row.by !== call.userId) throw forbidden({ area: 'people', level: 'edit' }, call.lang)
    const { at } = call.body
    await audit(eventOf(row, 'withdraw', at, call.userId), row.status, 'withdrawn')
    await readMessagesOf(row.id)
    return saveDocument(inState(row, 'withdrawn', at, call.userId))
  },

  async comment({ params, body: { id, at, text }, ...caller }) {
    const row = await findSeen(params.id, caller)
    if (row.comments.some(comment => comment.id === id)) refuse('duplicate', 'id', id)
    return saveDocument(withComment(row, id, at, caller.userId, text))
  },
})
