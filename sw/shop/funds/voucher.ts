import type { Voucher } from '#src/contract/shop/documents/documents.ts'
import { badRequest } from '#sw/server/problem.ts'
import { postDebt } from '#sw/shop/posting/debts.ts'
import { type FundMove, postFunds } from '#sw/shop/posting/funds.ts'
import type { Reference } from '#sw/shop/posting/reference.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'

/** Posts the entries of a voucher: its money, and the debt of its partner. */
export async function postVoucher(event: Reference, voucher: Voucher): Promise<void> {
  const { kind, accountId, toAccountId, amount, group, partnerId } = voucher
  const to = kind === 'fundTransfer' ? toAccountId : undefined
  // Only a transfer has another account, and it has no partner.
  if (to === null || to === accountId || (to === undefined && toAccountId !== null)) badRequest('toAccountId')
  if (to && partnerId !== null) badRequest('partnerId')
  const { kind: place } = await getOr404(db.fundAccounts, accountId, 'account')
  const move = (account: string, change: number): FundMove => ({
    accountId: account,
    amount: change,
    method: place === 'cash' ? 'cash' : 'transfer',
    group,
    partnerId: partnerId ?? '',
    automatic: false,
  })
  await postFunds(event, [
    move(accountId, kind === 'receipt' ? amount : -amount),
    ...(to ? [move(to, amount)] : []),
  ])
  if (partnerId === null) return
  const partner = await getOr404(db.partners, partnerId, 'partner')
  const isSettled = (partner.kind === 'customer') === (kind === 'receipt')
  await postDebt(event, partnerId, isSettled ? -amount : amount)
}
