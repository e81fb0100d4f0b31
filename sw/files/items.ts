import type { FileRow, Item } from '#src/contract/files.ts'
import { notFound } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'

export const isFolder = ({ type }: { type: Item['type'] }) => type === 'folder'

export const keyOf = (folderId: string | null | undefined) => folderId ?? 'null'

/** Returns the folders from the root to this one. Stops at a circle of folders, which only a damaged database has. */
export async function pathTo(folderId: string): Promise<FileRow[]> {
  const path: FileRow[] = []
  for (let id = folderId; id !== 'null' && !path.some(folder => folder.id === id); ) {
    const folder = await db.files.get(id)
    if (!folder || !isFolder(folder)) return notFound('folder', id)
    path.unshift(folder)
    id = folder.folderId
  }
  return path
}

/** Folders are returned with the size of their content. */
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
