import type { FundEntry } from '#src/contract/shop/entries.ts'
import { notFound } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { entryId, entryOf, type Reference } from './reference.ts'
import type { AccountRow } from './rows.ts'

/** A change of the balance of an account, in đồng. */
export interface FundMove {
  accountId: string
  amount: number
  method: string
  group: string
  partnerId?: string
  sessionId?: string
  automatic: boolean
  /** The id of the entry that the move takes back. */
  reversesId?: string
}

/** Changes the balance of an account in memory, and returns the entry. */
export function moveFund(
  account: AccountRow,
  reference: Reference,
  move: FundMove,
  index: number,
): FundEntry {
  account.balance += move.amount
  account.entries++
  return {
    ...entryOf(reference),
    partnerId: '',
    sessionId: '',
    reversesId: '',
    ...move,
    id: entryId(reference, `fund-${index}`),
    order: account.entries,
    balanceAfter: account.balance,
  }
}

/** Posts changes of money: entries, balances, and what the session has taken. Rejects with 404 for an unknown account. */
export async function postFunds(reference: Reference, moves: readonly FundMove[]): Promise<FundEntry[]> {
  const ids = [...new Set(moves.map(({ accountId }) => accountId))]
  const rows = await db.fundAccounts.bulkGet(ids)
  const accounts = new Map(ids.map((id, index) => [id, rows[index] ?? notFound('account', id)]))
  const entries = moves.map((move, index) =>
    moveFund(accounts.get(move.accountId) ?? notFound('account', move.accountId), reference, move, index),
  )
  await Promise.all([db.fundEntries.bulkAdd(entries), db.fundAccounts.bulkPut([...accounts.values()])])
  return entries
}
