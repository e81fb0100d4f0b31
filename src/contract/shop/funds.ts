import * as v from 'valibot'
import { define } from '#src/contract/core/define.ts'
import { longText, shortText } from '#src/contract/core/fields.ts'
import { textParam } from '#src/contract/core/params.ts'
import { rightsIn } from '#src/contract/shared/areas.ts'
import { Voucher } from './documents/documents.ts'
import { FundEntry } from './entries.ts'
import {
  Balance,
  change,
  documentQuery,
  listQuery,
  Money,
  made,
  NewId,
  pageOf,
  required,
  Version,
} from './values.ts'

export type FundAccount = v.InferOutput<typeof FundAccount>
export const FundAccount = v.object({
  id: shortText,
  name: required,
  kind: v.picklist(['cash', 'bank']),
  /** The bank's number (BIN) and the account, for transfers; empty for cash. */
  bin: shortText,
  account: shortText,
  balance: Balance,
  version: v.number(),
})

/** A debt by the age of what is unpaid: up to 30, 60 and 90 days, and older. */
export const AgedDebt = v.object({
  partnerId: shortText,
  kind: v.picklist(['customer', 'supplier']),
  name: v.string(),
  total: Balance,
  ages: v.tuple([Balance, Balance, Balance, Balance]),
})

/** An entry of the book, with the name of its partner and the note of its voucher; empty when there is none. */
const BookRow = v.object({ ...FundEntry.entries, partnerName: v.string(), note: v.string() })

const AccountFields = v.object({
  name: required,
  kind: FundAccount.entries.kind,
  bin: shortText,
  account: shortText,
})

const VoucherFields = {
  kind: Voucher.entries.kind,
  accountId: shortText,
  /** Only of a transfer between accounts; otherwise `null`. */
  toAccountId: v.nullable(shortText),
  group: shortText,
  /** The customer who pays a debt, or the supplier who is paid; otherwise `null`. */
  partnerId: v.nullable(shortText),
  amount: v.pipe(Money, v.minValue(1)),
  note: longText,
} as const

const path = '/api/shop/funds'
const may = rightsIn('fund')
const writes = ['shop'] as const
const params = v.object({ id: shortText })

export const funds = define({
  accounts: { method: 'GET', path: `${path}/accounts`, needs: may.view, reply: v.array(FundAccount) },
  createAccount: {
    method: 'POST',
    path: `${path}/accounts`,
    needs: may.edit,
    body: v.object({ id: NewId, account: AccountFields }),
    reply: FundAccount,
    writes,
    errors: { 409: ['duplicate'] },
  },
  updateAccount: {
    method: 'PATCH',
    path: `${path}/accounts`,
    needs: may.edit,
    body: v.object({ id: shortText, version: Version, account: v.partial(AccountFields) }),
    reply: FundAccount,
    writes,
    errors: { 409: ['conflict'] },
  },
  /** The book of an account: its entries, the newest first, with the running balance. */
  book: {
    method: 'GET',
    path: `${path}/book`,
    needs: may.view,
    query: v.object({ page: listQuery.page, size: listQuery.size, account: shortText }),
    reply: pageOf(BookRow),
  },
  list: {
    method: 'GET',
    path,
    needs: may.view,
    query: v.object({ ...documentQuery, sort: v.pipe(textParam('at'), v.picklist(['at', 'code'])) }),
    reply: pageOf(Voucher),
  },
  get: { method: 'GET', path: `${path}/{id}`, needs: may.view, params, reply: Voucher },
  /** Posts a receipt, a payment or a transfer. With a partner it settles their debt, the oldest part first. */
  post: {
    method: 'POST',
    path,
    needs: may.create,
    body: v.object({ ...made, ...VoucherFields }),
    reply: Voucher,
    writes,
    errors: { 409: ['duplicate'] },
  },
  /** Changes a voucher that was entered by hand: its entries are reversed and new ones are posted. */
  update: {
    method: 'PATCH',
    path: `${path}/{id}`,
    needs: may.edit,
    params,
    body: v.object({ ...change, ...v.omit(v.object(VoucherFields), ['kind']).entries }),
    reply: Voucher,
    writes,
    errors: { 409: ['wrongState', 'conflict'] },
  },
  cancel: {
    method: 'POST',
    path: `${path}/{id}/cancel`,
    needs: may.edit,
    params,
    body: v.object(change),
    reply: Voucher,
    writes,
    errors: { 409: ['wrongState', 'conflict'] },
  },
  /** The debts of all partners by age, the highest first. `at` is the day to which ages are counted. */
  debts: {
    method: 'GET',
    path: `${path}/debts`,
    needs: may.view,
    query: v.object({ at: v.optional(shortText, '') }),
    reply: v.array(AgedDebt),
  },
})
