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

/** Returns the rows that can be reached from some folders. The text `null` is the root. */
export function reachableFrom<Row extends Pick<FileRow, 'id' | 'folderId' | 'type'>>(
  folderIds: Iterable<string>,
  rows: readonly Row[],
): Row[] {
  const inside = new Map<string, Row[]>()
  for (const row of rows) {
    const siblings = inside.get(row.folderId)
    if (siblings) siblings.push(row)
    else inside.set(row.folderId, [row])
  }
  const found = new Map<string, Row>()
  const visit = (folderId: string) => {
    for (const row of inside.get(folderId) ?? []) {
      if (found.has(row.id)) continue
      found.set(row.id, row)
      if (isFolder(row)) visit(row.id)
    }
  }
  for (const folderId of folderIds) visit(folderId)
  return [...found.values()]
}

/** Folders are returned with the size of their content. */
export const toItems = (rows: FileRow[]): Promise<Item[]> => Promise.all(rows.map(toItem))

export async function toItem({ url: _, contentId: __, ...row }: FileRow): Promise<Item> {
  const item = { ...row, folderId: row.folderId === 'null' ? null : row.folderId, contents: null }
  if (!isFolder(row)) return item
  const inside = await db.files.where({ folderId: row.id }).toArray()
  return {
    ...item,
    size: inside.reduce((sum, { size }) => sum + size, 0),
    contents: String(inside.length),
  }
}
