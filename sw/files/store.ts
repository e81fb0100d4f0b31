import type { FileType, Item } from '#src/contract/files.ts'
import { badRequest } from '#sw/server/problem.ts'
import { toDataUrl } from '#sw/storage/data-url.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { restore, softDelete } from '#sw/storage/trash.ts'
import { isFolder, keyOf, pathTo, toItem, toItems } from './items.ts'

interface Upload {
  folderId: string
  file: File
  name?: string
  id?: string
}

type Fields = Partial<Pick<Item, 'folderId' | 'name' | 'description'>>

export const fileStore = {
  async list(folderId: string) {
    const [rows, way] = await Promise.all([db.files.where({ folderId }).toArray(), pathTo(folderId)])
    const [items, path] = await Promise.all([toItems(rows.sort(byName)), toItems(way)])
    return { folders: items.filter(isFolder), files: items.filter(item => !isFolder(item)), path }
  },

  folders: async () => toItems((await db.files.where({ type: 'folder' }).toArray()).sort(byName)),

  async createFolder({ folderId, name, description = null }: Fields & { name: string }, createdBy: string) {
    await pathTo(keyOf(folderId))
    const row = { ...fresh(createdBy), folderId: keyOf(folderId), name, description, type: 'folder' as const }
    await db.files.add(row)
    return toItem(row)
  },

  async upload({ folderId, file, name = file.name, id }: Upload, data: ArrayBuffer, createdBy: string) {
    await pathTo(folderId)
    const old = id === undefined ? undefined : await getOr404(db.files, id, 'file')
    if (old && isFolder(old)) badRequest('id')
    const { modifiedAt, ...first } = fresh(createdBy)
    const row = {
      ...(old ?? { ...first, folderId, name }),
      modifiedAt,
      type: typeOf(file.name),
      size: file.size,
      url: null,
    }
    await db.files.put(row)
    await db.fileContents.put({ id: row.id, data, mime: file.type })
    return toItem(row)
  },

  async update(id: string, { folderId, ...fields }: Fields) {
    const row = await getOr404(db.files, id, 'file')
    const target = folderId === undefined ? row.folderId : keyOf(folderId)
    // A folder cannot be moved into itself or into a folder inside it.
    if ((await pathTo(target)).some(folder => folder.id === id)) badRequest('item.folderId')
    const updated = { ...row, ...fields, folderId: target, modifiedAt: new Date().toISOString() }
    await db.files.put(updated)
    return toItem(updated)
  },

  /** Everything in a removed folder keeps its parent and cannot be reached until the folder is restored. */
  remove: (id: string, by: string) => softDelete(db.files, id, by, 'file'),

  /** Restores an item to its folder, or to the root when that folder no longer exists. */
  async restore(id: string) {
    const row = await restore(db.files, id)
    const folder = await db.files.get(row.folderId)
    if (!folder) await db.files.update(id, { folderId: 'null' })
    return toItem(folder ? row : { ...row, folderId: 'null' })
  },

  async download(id: string) {
    const { url } = await getOr404(db.files, id, 'file')
    if (url !== null) return { url }
    const { data, mime } = await getOr404(db.fileContents, id, 'file')
    return { url: await toDataUrl(new Blob([data], { type: mime })) }
  },
}

const { compare } = new Intl.Collator('vi', { numeric: true })
const byName = (a: { name: string }, b: { name: string }) => compare(a.name, b.name)

function fresh(createdBy: string) {
  const now = new Date().toISOString()
  return {
    id: crypto.randomUUID(),
    createdBy,
    createdAt: now,
    modifiedAt: now,
    size: 0,
    description: null,
    url: null,
  }
}

const endings: Record<FileType, RegExp> = {
  PDF: /\.pdf$/i,
  XLS: /\.(xlsx?|ods|csv)$/i,
  DOC: /\.(docx?|odt|rtf)$/i,
  TXT: /\.(txt|md)$/i,
  JPG: /\.(jpe?g|png|webp|gif)$/i,
}

function typeOf(name: string): FileType {
  const [type] = Object.entries(endings).find(([, ending]) => ending.test(name)) ?? badRequest('file')
  return type as FileType
}
