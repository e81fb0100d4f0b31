import type { Imported } from '#src/contract/products.ts'
import { api } from '#src/features/products/load-inventory.ts'
import type { PlannedRow } from './plan-rows.ts'

const jsonFile = (value: unknown) => new File([JSON.stringify(value)], 'rows.json')

/**
 * Writes the rows in one call, which is one transaction: also when the tab is closed meanwhile, all of them are stored
 * or none. Resolves with what `undoImport` needs. When it is stopped, what was written is undone; then it rejects with
 * the reason of the abort. Rejects with an `ApiProblem` when nothing was written.
 */
export async function writeImport(rows: readonly PlannedRow[], signal: AbortSignal): Promise<Imported> {
  const imported = await api.import({ body: { products: jsonFile(rows.map(({ fields }) => fields)) } })
  if (signal.aborted) await undoImport(imported)
  signal.throwIfAborted()
  return imported
}

/** Undoes an import, all of it or nothing. Rejects with an `ApiProblem`. */
export const undoImport = (imported: Imported) => api.undoImport({ body: { imported: jsonFile(imported) } })
