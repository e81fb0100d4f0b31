import { saleCalls } from '#src/features/pos/pay/settle.ts'
import { keepPaid, lastPaid } from './paid-sales.ts'

/** Counts a print of a receipt: the next one is a copy. `printId` is counted once. Rejects with an `ApiProblem`. */
export async function countPrint(id: string, printId: string): Promise<void> {
  const sale = await saleCalls.printed({ params: { id }, body: { printId, at: new Date().toISOString() } })
  if (lastPaid(id)) keepPaid(sale)
}
