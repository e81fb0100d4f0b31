import { changeOf } from '#src/blocks/shop/documents/use-change.ts'
import type { TakeOut } from '#src/contract/shop/documents/documents.ts'
import { devicePrefix } from '#src/device/prefix.ts'
import { outCalls } from '#src/features/goods/calls.ts'
import { ApiProblem } from '#src/lib/problem.ts'

/** A take-out that was not collected, and why. */
export interface Refused {
  code: string
  reason: string
}

/**
 * Collects take-outs completely, each by a call of its own: a refusal of one does not stop the others. Resolves to
 * those that were refused. Rejects with any other error.
 */
export async function collectAll(slips: readonly TakeOut[]): Promise<Refused[]> {
  const refused: Refused[] = []
  for (const slip of slips) {
    const lines = slip.lines.map(({ id, quantity }) => ({ lineId: id, quantity }))
    const body = { ...changeOf(slip), device: devicePrefix(), backOrderId: crypto.randomUUID(), lines }
    try {
      await outCalls.collect({ params: { id: slip.id }, body })
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      refused.push({ code: slip.code, reason: error.message })
    }
  }
  return refused
}
