import { MAX_AMOUNT } from '#src/contract/shop/values.ts'
import { Problem } from '#sw/server/problem.ts'

/** Rejects with 400 for a field whose sum, in đồng, is more than a document can contain. */
export function checkAmount(amount: number, field: 'lines' | 'payments') {
  if (amount > MAX_AMOUNT) {
    const reason = `: > ${MAX_AMOUNT} ₫`
    throw new Problem(400, { text: { code: 'invalid', field, reason }, field })
  }
}
