import { db } from '#sw/storage/db.ts'

/** Returns the ids of a category and of all categories below it. */
export async function below(id: string): Promise<Set<string>> {
  const rows = await db.shopCategories.toArray()
  const ids = new Set([id])
  for (let size = 0; size < ids.size; ) {
    size = ids.size
    for (const row of rows) if (ids.has(row.parentId ?? '')) ids.add(row.id)
  }
  return ids
}
