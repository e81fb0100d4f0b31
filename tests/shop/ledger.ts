import type { DebtEntryRow, FundEntryRow, StockEntryRow } from '#sw/shop/posting/rows.ts'

/** The entries of the stock, the funds and the debts. */
interface Ledger {
  stock: readonly StockEntryRow[]
  funds: readonly FundEntryRow[]
  debts: readonly DebtEntryRow[]
}

/**
 * Returns what is wrong in a ledger, one line for each entry: an entry whose number does not follow the one before, that
 * names another sum than that of the entries up to it, or an average cost that a second implementation does not give.
 */
export function ledgerErrors({ stock, funds, debts }: Ledger): string[] {
  const account = ({ accountId }: FundEntryRow) => accountId
  const partner = ({ partnerId }: DebtEntryRow) => partnerId
  return [
    ...sumErrors(
      stock,
      ({ productId }) => productId,
      ({ productId, warehouseId }) => `${productId} ${warehouseId}`,
      ({ quantity, quantityAfter }) => [quantity, quantityAfter],
    ),
    ...sumErrors(funds, account, account, ({ amount, balanceAfter }) => [amount, balanceAfter]),
    ...sumErrors(debts, partner, partner, ({ amount, debtAfter }) => [amount, debtAfter]),
    ...[...new Set(stock.map(({ productId }) => productId))].flatMap(id =>
      costErrors(stock.filter(({ productId }) => productId === id)),
    ),
  ]
}

/** Returns the numbers of the codes of documents by their device and day, sorted. */
export function codeNumbers(documents: readonly { code: string }[]): Map<string, number[]> {
  const numbers = new Map<string, number[]>()
  for (const { code } of documents) {
    const [, prefix = '', number] = /^(.*)-(\d+)$/.exec(code) ?? []
    if (prefix) numbers.set(prefix, [...(numbers.get(prefix) ?? []), Number(number)])
  }
  for (const list of numbers.values()) list.sort((one, other) => one - other)
  return numbers
}

/** Returns a number with some decimals as a whole number. */
const whole = (value: number, decimals: number) => BigInt(Math.round(value * 10 ** decimals))

/**
 * Compares the average cost after each entry of a product with a second implementation: the formula of the specification
 * as it reads, with fractions. An entry that takes another one back restores the cost before it, if nothing has changed
 * in between.
 */
function costErrors(entries: readonly StockEntryRow[]): string[] {
  let [onHand, cost] = [0n, 0n]
  const errors: string[] = []
  const seen = new Map<string, { quantity: bigint; onHand: bigint; before: bigint; after: bigint }>()
  for (const entry of entries.toSorted((one, other) => one.order - other.order)) {
    const before = cost
    const [quantity, own] = [whole(entry.quantity, 3), whole(entry.unitCost, 4)]
    const worth = onHand * cost + quantity * own
    const sum = onHand + quantity
    const reversed = seen.get(entry.reversesId)
    if (reversed?.quantity === -quantity && reversed.onHand === onHand && reversed.after === cost)
      cost = reversed.before
    else if (quantity > 0n && onHand <= 0n) cost = own
    else if (sum > 0n && worth >= 0n) cost = (2n * worth + sum) / (2n * sum)
    onHand = sum
    seen.set(entry.id, { quantity, onHand, before, after: cost })
    const stored = [entry.costBefore, entry.costAfter, entry.totalAfter].join(' ')
    const expected = [Number(before) / 10_000, Number(cost) / 10_000, Number(onHand) / 1000].join(' ')
    if (stored !== expected) errors.push(`costs of ${entry.id}: ${stored} instead of ${expected}`)
  }
  return errors
}

/** Compares the number of each entry of an owner, and what it says is the sum after it, with those of the entries. */
function sumErrors<Entry extends { id: string; order: number }>(
  entries: readonly Entry[],
  owner: (entry: Entry) => string,
  place: (entry: Entry) => string,
  amounts: (entry: Entry) => [amount: number, after: number],
): string[] {
  const orders = new Map<string, number>()
  const sums = new Map<string, number>()
  return entries
    .toSorted((one, other) => one.order - other.order)
    .flatMap(entry => {
      const [amount, after] = amounts(entry)
      const order = (orders.get(owner(entry)) ?? 0) + 1
      const sum = Math.round(((sums.get(place(entry)) ?? 0) + amount) * 1000) / 1000
      orders.set(owner(entry), order)
      sums.set(place(entry), sum)
      const isRight = entry.order === order && after === sum
      return isRight ? [] : [`sum of ${entry.id}: ${entry.order}, ${after} instead of ${order}, ${sum}`]
    })
}
