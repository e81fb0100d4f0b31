import { db } from '#sw/storage/db.ts'

/** Fetches bytes that this device lacks from its team, as `fetchBlob`. The code for it is loaded only in a team. */
export async function fetchMissing(table: 'uploads' | 'fileContents', id: string): Promise<boolean> {
  if ((await db.team.count()) === 0) return false
  return (await import('./exchange.ts')).fetchBlob(table, id)
}
