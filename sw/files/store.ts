import type { FileRow, Item, OpenItem } from '#src/contract/files.ts'
import { newId, wroteAtText } from '#sw/server/call-values.ts'
import { badRequest } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { deletesForGood, restore, softDelete } from '#sw/storage/trash.ts'
import { addressOf } from './address.ts'
import { finish, releaseContent } from './contents.ts'
import { isFolder, keyOf, pathTo, toItem, toItems } from './items.ts'
import { rowsIn } from './list-rows.ts'
import { byName, folderNames } from './names.ts'
import { sweepFiles } from './sweep.ts'
import { typeOf } from './type-of.ts'

interface Upload {
  folderId: string
  /** The name of the new file. */
  name: string
  /** The name of the uploaded file, which decides on its type. */
  fileName: string
  /** In bytes. */
  size: number
  mime: string
  contentId: string
  /** The file whose content is replaced. */
  id?: string | undefined
}

interface Move {
  id: string
  folderId: string | null
  name?: string | undefined
}

interface Copying {
  ids: readonly string[]
  folderId: string | null
  replaces: readonly string[]
}

type Fields = Partial<Pick<Item, 'folderId' | 'name' | 'description'>>

export const fileStore = {
  async list(folderId: string) {
    const [rows, way] = await Promise.all([rowsIn(folderId), pathTo(folderId)])
    const [items, path] = await Promise.all([toItems(rows), toItems(way)])
    return { folders: items.filter(isFolder), files: items.filter(item => !isFolder(item)), path }
  },

  async get(id: string): Promise<OpenItem> {
    const row = await getOr404(db.files, id, 'file')
    const [item, path] = await Promise.all([toItem(row), pathTo(row.folderId).then(toItems)])
    return { item, path, url: isFolder(row) ? null : addressOf(row) }
  },

  folders: async () => toItems((await db.files.where({ type: 'folder' }).toArray()).sort(byName)),

  async createFolder({ folderId, name, description = null }: Fields & { name: string }, createdBy: string) {
    await pathTo(keyOf(folderId))
    const row = { ...fresh(createdBy), folderId: keyOf(folderId), name, description, type: 'folder' as const }
    await db.files.add(row)
    return toItem(row)
  },

  /** Stores a file that was sent whole. */
  async upload(upload: Omit<Upload, 'contentId'>, data: ArrayBuffer, createdBy: string) {
    const contentId = newId()
    const item = await store({ ...upload, contentId }, createdBy)
    await db.fileContents.add({ id: contentId, data, mime: upload.mime })
    return item
  },

  /** Makes a file of the parts that were sent. */
  async finishUpload(upload: Upload, createdBy: string) {
    await finish(upload.contentId, upload.mime, upload.size)
    return store(upload, createdBy)
  },

  async update(id: string, { folderId, ...fields }: Fields) {
    const row = await getOr404(db.files, id, 'file')
    const target = folderId === undefined ? row.folderId : keyOf(folderId)
    await refuseInsideItself(id, target, 'item.folderId')
    const updated = { ...row, ...fields, folderId: target, modifiedAt: now() }
    await db.files.put(updated)
    return toItem(updated)
  },

  async move(moves: readonly Move[], replaced: readonly string[], by: string) {
    await removeReplaced(replaced, moves, by)
    const names = folderNames()
    for (const { id, folderId, name } of moves) {
      const row = await getOr404(db.files, id, 'file')
      const target = keyOf(folderId)
      await refuseInsideItself(id, target, 'moves')
      if (target === row.folderId) continue
      await db.files.put({ ...row, folderId: target, name: await names.take(name ?? row.name, target) })
      names.forget(row.folderId)
    }
    return true
  },

  /** Copies share the content of their originals, so they take no room. */
  async copy(
    { ids, folderId, replaces }: Copying,
    { userId, createdBy }: { userId: string; createdBy: string },
  ) {
    const target = keyOf(folderId)
    await removeReplaced(
      replaces,
      ids.map(id => ({ id, folderId })),
      userId,
    )
    const names = folderNames()
    const copies: FileRow[] = []
    for (const id of ids) {
      await refuseInsideItself(id, target, 'folderId')
      const row = await getOr404(db.files, id, 'file')
      const copy = { ...copyOf(row, target, createdBy), name: await names.take(row.name, target) }
      copies.push(copy)
      await db.files.add(copy)
      await copyInside(id, copy.id, createdBy)
    }
    return toItems(copies)
  },

  /** Everything in a removed folder keeps its parent and cannot be reached until the folder is restored. */
  async remove(id: string, by: string) {
    const removed = await softDelete(db.files, id, by, 'file')
    // The device is full: nothing can be restored, so its bytes are deleted too.
    if (deletesForGood()) await sweepFiles()
    return removed
  },

  /** Restores an item to its folder, or to the root when that folder no longer exists. */
  async restore(id: string) {
    const row = await restore(db.files, id)
    const folder = await db.files.get(row.folderId)
    if (!folder) await db.files.update(id, { folderId: 'null' })
    return toItem(folder ? row : { ...row, folderId: 'null' })
  },

  async download(id: string) {
    const row = await getOr404(db.files, id, 'file')
    if (isFolder(row)) await getOr404(db.fileContents, id, 'file')
    return { url: addressOf(row) }
  },
}

/** Adds the row of a file whose content is stored, or gives that content to the file with the `id`. */
async function store({ folderId, name, fileName, size, contentId, id }: Upload, createdBy: string) {
  await pathTo(folderId)
  const old = id === undefined ? undefined : await getOr404(db.files, id, 'file')
  if (old && isFolder(old)) badRequest('id')
  const { modifiedAt, ...first } = fresh(createdBy)
  const row: FileRow = {
    ...(old ?? { ...first, folderId, name }),
    modifiedAt,
    type: typeOf(fileName),
    size,
    url: null,
    contentId,
  }
  await db.files.put(row)
  if (old) await releaseContent(old.contentId ?? old.id)
  return toItem(row)
}

/** Removes the items whose names others get. Rejects with 400 for one that is moved itself, or that is in another folder. */
async function removeReplaced(ids: readonly string[], moves: readonly Move[], by: string) {
  const targets = new Set(moves.map(({ folderId }) => keyOf(folderId)))
  for (const id of ids) {
    const row = await getOr404(db.files, id, 'file')
    if (!targets.has(row.folderId) || moves.some(move => move.id === id)) badRequest('replaces')
    await softDelete(db.files, id, by, 'file')
  }
}

/** A folder cannot be moved or copied into itself or into a folder inside it. */
async function refuseInsideItself(id: string, folderId: string, field: string) {
  if ((await pathTo(folderId)).some(folder => folder.id === id)) badRequest(field)
}

function copyOf(row: FileRow, folderId: string, createdBy: string): FileRow {
  const { id, createdAt, modifiedAt } = fresh(createdBy)
  const content = row.url === null && !isFolder(row) ? { contentId: row.contentId ?? row.id } : {}
  return { ...row, ...content, id, createdBy, createdAt, modifiedAt, folderId }
}

async function copyInside(from: string, to: string, createdBy: string) {
  for (const row of await db.files.where({ folderId: from }).toArray()) {
    const copy = copyOf(row, to, createdBy)
    await db.files.add(copy)
    if (isFolder(row)) await copyInside(row.id, copy.id, createdBy)
  }
}

const now = () => wroteAtText()

function fresh(createdBy: string) {
  const at = now()
  return {
    id: newId(),
    createdBy,
    createdAt: at,
    modifiedAt: at,
    size: 0,
    description: null,
    url: null,
  }
}
