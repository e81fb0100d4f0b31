import { MAX_AMOUNT, MAX_QUANTITY } from '#src/contract/shop/values.ts'
import { Problem } from '#sw/server/problem.ts'

function exceeds(field: string, limit: string): never {
  throw new Problem(400, { text: { code: 'invalid', field, reason: `: > ${limit}` }, field })
}

/** Rejects with 400 for a field whose sum, in đồng, is more than a document can contain. */
export function checkAmount(amount: number, field: 'lines' | 'payments') {
  if (amount > MAX_AMOUNT) exceeds(field, `${MAX_AMOUNT} ₫`)
}

/** Rejects with 400 for lines with a quantity that is more than a document can contain. */
export function checkQuantity(quantity: number) {
  if (quantity > MAX_QUANTITY) exceeds('lines', String(MAX_QUANTITY))
}
