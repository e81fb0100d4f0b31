import { blankOf, type ListKind } from '#src/features/lists/kind.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import type { PlannedRow } from './plan-import.ts'

/** A row that is not in the list afterwards, with its reason as text. */
export interface Failed {
  cells: readonly string[]
  reason: string
}

/** Writes planned rows, and returns those that were refused. Rejects when nothing was written. */
export async function writeRows(kind: ListKind, rows: readonly PlannedRow[]): Promise<Failed[]> {
  if (kind.importRows) {
    const { failed } = await kind.importRows(rows)
    return failed.map(({ row, message }) => ({ cells: rows[row]?.cells ?? [], reason: message }))
  }
  const refused: Failed[] = []
  for (const { row, changes, cells } of rows)
    try {
      if (row) await kind.save(row, changes)
      else await kind.create(crypto.randomUUID(), { ...blankOf(kind.fields), ...changes })
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      refused.push({ cells, reason: error.message })
    }
  return refused
}
