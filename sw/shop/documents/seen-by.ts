import type { ShopDocument } from '#src/contract/shop/documents/documents.ts'
import { mayNamed } from './refuse.ts'

/** Returns a document as a user may see it: a take-in without costs for those who may not see costs. */
export async function seenBy<T extends ShopDocument>(userId: string, row: T): Promise<T> {
  if (row.kind !== 'takeIn' || (await mayNamed(userId, 'seeCost'))) return row
  const { worth: _, paid: __, discount: ___, ...rest } = row
  return { ...rest, lines: row.lines.map(({ cost: _, ...line }) => line) } as T
}
