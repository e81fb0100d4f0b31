import type { FileRow, Item } from '#src/contract/files.ts'
import { notFound } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'

export const isFolder = ({ type }: { type: Item['type'] }) => type === 'folder'

export const keyOf = (folderId: string | null | undefined) => folderId ?? 'null'

/** The folders from the root to this one. */
export async function pathTo(folderId: string): Promise<FileRow[]> {
  if (folderId === 'null') return []
  const folder = await db.files.get(folderId)
  if (!folder || !isFolder(folder)) return notFound('folder', folderId)
  return [...(await pathTo(folder.folderId)), folder]
}

/** Folders say how much is in them. */
export const toItems = (rows: FileRow[]): Promise<Item[]> => Promise.all(rows.map(toItem))

export async function toItem({ url: _, ...row }: FileRow): Promise<Item> {
  const item = { ...row, folderId: row.folderId === 'null' ? null : row.folderId, contents: null }
  if (!isFolder(row)) return item
  const inside = await db.files.where({ folderId: row.id }).toArray()
  return {
    ...item,
    size: inside.reduce((sum, { size }) => sum + size, 0),
    contents: String(inside.length),
  }
}
