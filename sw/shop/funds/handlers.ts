import type { Voucher } from '#src/contract/shop/documents/documents.ts'
import { funds } from '#src/contract/shop/funds.ts'
import { handle } from '#sw/server/handle.ts'
import { badRequest } from '#sw/server/problem.ts'
import {
  addDocument,
  eventOf,
  findDocument,
  forChange,
  inState,
  newDocument,
  saveDocument,
} from '#sw/shop/documents/documents.ts'
import { listDocuments } from '#sw/shop/documents/list.ts'
import { conflict, refuse } from '#sw/shop/documents/refuse.ts'
import { nextCode } from '#sw/shop/posting/codes.ts'
import { audit } from '#sw/shop/posting/reference.ts'
import { reverse } from '#sw/shop/posting/reverse.ts'
import type { AccountRow } from '#sw/shop/posting/rows.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { readBook } from './book.ts'
import { agedDebts } from './debts.ts'
import { postVoucher } from './voucher.ts'

const kinds = ['receipt', 'payment', 'fundTransfer'] as const

const toAccount = ({ entries: _, ...account }: AccountRow) => account

export const fundHandlers = handle(funds, {
  accounts: async () => (await db.fundAccounts.toArray()).map(toAccount),

  async createAccount({ body: { id, account } }) {
    if (await db.fundAccounts.get(id)) refuse('duplicate', 'id', id)
    const row = { ...account, id, balance: 0, version: 1, entries: 0 }
    await db.fundAccounts.add(row)
    return toAccount(row)
  },

  async updateAccount({ body }) {
    const row = await getOr404(db.fundAccounts, body.id, 'account')
    if (row.version !== body.version) throw conflict(toAccount(row), body)
    const changed = { ...row, ...body.account, version: row.version + 1 }
    await db.fundAccounts.put(changed)
    return toAccount(changed)
  },

  async book({ query }) {
    await getOr404(db.fundAccounts, query.account, 'account')
    return readBook(query)
  },

  list: ({ query }) => listDocuments(kinds, query),
  get: ({ params }) => findDocument(kinds, params.id),

  async post({ body, userId }) {
    const { id, at, device, note, kind, accountId, toAccountId, group, partnerId, amount } = body
    if (await db.shopDocuments.get(id)) refuse('duplicate', 'id', id)
    const row: Voucher = {
      ...newDocument({ id, at, device, note }, userId, await nextCode(kind, device, at), 'paid'),
      kind,
      accountId,
      toAccountId,
      group,
      partnerId,
      amount,
      status: 'paid',
    }
    const event = eventOf(row, 'post', at, userId)
    await postVoucher(event, row)
    await audit(event, '', 'paid')
    return addDocument(row)
  },

  async update(call) {
    const row = await forChange(kinds, call, ['paid'])
    const { version: _, at, ...fields } = call.body
    const event = eventOf(row, 'update', at, call.userId)
    await reverse({ ...event, event: `${event.event}-reverse` })
    const changed: Voucher = { ...row, ...fields }
    if (changed.amount <= 0) badRequest('amount')
    await postVoucher(event, changed)
    await audit(event, String(row.amount), String(changed.amount))
    return saveDocument(changed)
  },

  async cancel(call) {
    const row = await forChange(kinds, call, ['paid'])
    const event = eventOf(row, 'cancel', call.body.at, call.userId)
    await reverse(event)
    await audit(event, row.status, 'void')
    return saveDocument(inState(row, 'void', call.body.at, call.userId))
  },

  debts: ({ query }) => agedDebts(query.at),
})
