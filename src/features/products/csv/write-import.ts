import type { Product } from '#src/contract/products.ts'
import { api } from '#src/features/products/load-inventory.ts'
import type { PlannedRow } from './plan-rows.ts'

/** Rows for each request, which is one transaction. */
const BATCH_SIZE = 500

/** What was written, so that it can be taken back. */
export interface Written {
  created: string[]
  before: Product[]
}

interface Options {
  signal: AbortSignal
  onProgress: (done: number, total: number) => void
}

/**
 * Writes the rows in batches. When it is stopped or a batch fails, what was written before is taken back, so that nothing is half
 * done; then it rejects with the reason of the abort or an `ApiProblem`.
 */
export async function writeImport(
  rows: readonly PlannedRow[],
  { signal, onProgress }: Options,
): Promise<Written> {
  const written: Written = { created: [], before: [] }
  try {
    for (let at = 0; at < rows.length; at += BATCH_SIZE) {
      signal.throwIfAborted()
      onProgress(at, rows.length)
      const products = rows.slice(at, at + BATCH_SIZE).map(({ fields }) => fields)
      const { created, before } = await api.import({ body: { products } })
      written.created.push(...created)
      written.before.push(...before)
    }
    signal.throwIfAborted()
    return written
  } catch (error) {
    await undoImport(written)
    throw error
  }
}

/** Removes what an import created, and gives what it changed its earlier fields. Rejects with an `ApiProblem`. */
export async function undoImport({ created, before }: Written) {
  if (before.length > 0)
    await api.updateMany({ body: { products: before.map(({ id, ...product }) => ({ id, product })) } })
  if (created.length > 0) await api.removeMany({ body: { ids: created } })
}
