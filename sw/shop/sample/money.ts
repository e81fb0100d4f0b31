import { partners } from '#seed/grocery/partners.ts'
import { db } from '#sw/storage/db.ts'
import { act, made, staff } from './act.ts'
import type { WorkDay } from './day.ts'

interface Entry {
  kind: 'receipt' | 'payment' | 'fundTransfer'
  accountId: string
  toAccountId?: string
  group: string
  partnerId?: string
  amount: number
  note: string
}

/** Posts a receipt, a payment or a transfer. */
const post = (day: WorkDay, minute: number, entry: Entry) =>
  act(day.calls.books.fundHandlers.post, staff.owner, {
    ...made(day.newId(), day.at(minute)),
    toAccountId: null,
    partnerId: null,
    ...entry,
  })

const BANK_CAPITAL = 260_000_000
const CASH_CAPITAL = 6_000_000
/** More cash than this is taken to the bank in the evening. */
const MAX_CASH = 9_000_000
const KEPT_CASH = 4_000_000
const BANKED_STEP = 100_000

/** The money with which the owner begins. */
export async function openAccounts(day: WorkDay): Promise<void> {
  const entry = { kind: 'receipt', group: 'capital', note: 'Vốn ban đầu' } as const
  await post(day, 390, { ...entry, accountId: 'bank', amount: BANK_CAPITAL })
  await post(day, 390, { ...entry, accountId: 'cash', amount: CASH_CAPITAL })
}

/** What is paid on a day of the month. */
const bills: readonly [dayOfMonth: number, group: string, amount: number, note: string][] = [
  [3, 'rent', 9_000_000, 'Tiền thuê mặt bằng'],
  [5, 'wages', 16_500_000, 'Lương nhân viên'],
  [8, 'utilities', 2_380_000, 'Tiền điện'],
  [12, 'utilities', 415_000, 'Tiền nước'],
  [15, 'utilities', 330_000, 'Cước internet'],
  [20, 'supplies', 640_000, 'Túi ni-lông, giấy in'],
]

/** Posts the bills of the day; small ones are paid in cash. */
export async function payBills(day: WorkDay): Promise<void> {
  for (const [dayOfMonth, group, amount, note] of bills)
    if (dayOfMonth === day.dayOfMonth)
      await post(day, 600, {
        kind: 'payment',
        accountId: amount < 1_000_000 ? 'cash' : 'bank',
        group,
        amount,
        note,
      })
}

/** Posts the payments of customers whose debts are older than they use to pay. */
export async function collectDebts(day: WorkDay): Promise<void> {
  for (const { row, paysAfterDays } of partners) {
    if (row.kind !== 'customer') continue
    const entries = await db.debtEntries.where('[partnerId+order]').between([row.id], [row.id, []]).toArray()
    const until = day.daysBefore(paysAfterDays)
    const due = entries.reduce((sum, { at, amount }) => sum + (amount < 0 || at < until ? amount : 0), 0)
    if (due <= 0) continue
    await post(day, 540 + day.dice.below(300), {
      kind: 'receipt',
      accountId: due > 1_500_000 ? 'bank' : 'cash',
      group: 'debt',
      partnerId: row.id,
      amount: due,
      note: 'Khách trả nợ',
    })
  }
}

/** Takes cash to the bank. */
export async function bankCash(day: WorkDay, minute: number): Promise<void> {
  const { balance = 0 } = (await db.fundAccounts.get('cash')) ?? {}
  if (balance <= MAX_CASH) return
  await post(day, minute, {
    kind: 'fundTransfer',
    accountId: 'cash',
    toAccountId: 'bank',
    group: 'deposit',
    amount: Math.floor((balance - KEPT_CASH) / BANKED_STEP) * BANKED_STEP,
    note: 'Nộp tiền vào ngân hàng',
  })
}
