import type { Page } from '@playwright/test'
import { audit } from '#src/contract/shop/audit.ts'
import type { DebtEntryRow, FundEntryRow, StockEntryRow } from '#sw/shop/posting/rows.ts'
import { codeNumbers, ledgerErrors } from '#tests/shop/ledger.ts'
import { rowsOf } from '#tests/support/data/rows.ts'
import type { Reading } from './kind.ts'

/**
 * Returns what is wrong in the books of the shop, one line each: a counter that differs from its entries, an entry out of
 * order, and a number of a document that is missing or used twice, as after a write that was executed twice.
 */
export async function bookErrors(page: Page, { ask }: Reading): Promise<string[]> {
  const { differences } = await ask(audit.integrity)
  const [documents, stock, funds, debts] = await Promise.all([
    rowsOf<{ code: string }>(page, 'shopDocuments'),
    rowsOf<StockEntryRow>(page, 'stockEntries'),
    rowsOf<FundEntryRow>(page, 'fundEntries'),
    rowsOf<DebtEntryRow>(page, 'debtEntries'),
  ])
  const numbers = [...codeNumbers(documents)].flatMap(([prefix, used]) =>
    used.every((number, index) => number === index + 1)
      ? []
      : [`${prefix} has the numbers ${used.join(' ')}`],
  )
  return [
    ...differences.map(
      ({ what, key, stored, computed }) => `${what} ${key}: ${stored}, ${computed} in the book`,
    ),
    ...ledgerErrors({ stock, funds, debts }),
    ...numbers,
  ]
}
