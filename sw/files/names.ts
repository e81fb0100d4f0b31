import type { FileRow } from '#src/contract/files.ts'
import { numberedName } from '#src/lib/text/numbered-name.ts'
import { db } from '#sw/storage/db.ts'

const { compare } = new Intl.Collator('vi', { numeric: true })

export const byName = (a: { name: string }, b: { name: string }) => compare(a.name, b.name)

/** Returns the name of an item, with a number behind it when another item of a folder has that name. */
export async function freeName({ name }: Pick<FileRow, 'name'>, folderId: string) {
  const others = await db.files.where({ folderId }).toArray()
  return numberedName(name, new Set(others.map(other => other.name)))
}
