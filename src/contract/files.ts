import * as v from 'valibot'
import { define } from './core/define.ts'
import { ById, ByIds, longText, shortText } from './core/fields.ts'
import { rightsIn } from './shared/areas.ts'
import { FoundItem, Item, OpenItem } from './shared/file-rows.ts'

export type { FileType } from './shared/file-rows.ts'
export { FileRow, FoundItem, fileTypes, Item, OpenItem } from './shared/file-rows.ts'

/** The length of each part of an upload but the last, in bytes. */
export const PART_BYTES = 4 * 1024 * 1024
/** More than any device has room for; a part's number has five digits. */
const MAX_PARTS = 99_999

/** The id of an upload: a UUID that begins with the time when the upload began (version 7). */
export const UploadId = v.pipe(v.string(), v.uuid())
export const PartNumber = v.pipe(v.string(), v.digits(), v.transform(Number), v.maxValue(MAX_PARTS))

const name = v.pipe(shortText, v.trim(), v.nonEmpty())
const Upload = v.pipe(
  v.instance(File),
  v.check(({ name }) => name.length <= 255, 'A longer name than files have'),
)
/** In requests: the text 'null' is the root. */
const FolderId = v.optional(shortText, 'null')
const writes = ['files', 'search'] as const
const path = '/api/apps/file-manager'
/** The path of `finishUpload`, for the worker's code that reads it in the outbox without the whole contract. */
export const FINISH_UPLOAD_PATH = `${path}/upload/finish`
const item = `${path}/item` as const

const may = rightsIn('files')

const Folder = v.nullable(shortText)
/** With a `name`, the item gets it, with a number behind it when it is taken. */
const Move = v.object({ id: shortText, folderId: Folder, name: v.optional(name) })
const MAX_ITEMS = 10_000
const Moves = v.pipe(v.array(Move), v.maxLength(MAX_ITEMS))
/** Items of the folder that others are moved or copied to. They go to the trash. */
const Replaced = v.optional(ByIds.entries.ids, [])

/** spec: sample-data.md section 7, File manager. All but the first is beyond the specification. */
export const files = define({
  /** The content of a folder, each kind sorted by name, and the path from the root to it. */
  list: {
    method: 'GET',
    path,
    needs: may.view,
    query: v.object({ folderId: FolderId }),
    reply: v.object({ folders: v.array(Item), files: v.array(Item), path: v.array(Item) }),
  },
  createFolder: {
    method: 'POST',
    path: `${path}/folder`,
    needs: may.create,
    body: v.object({
      folder: v.object({ folderId: v.nullish(shortText, null), name, description: v.nullish(longText) }),
    }),
    reply: Item,
    writes,
  },
  /** One item, for its details. */
  get: { method: 'GET', path: item, needs: may.view, query: ById, reply: OpenItem },
  /** The items of all folders whose name has the words of a text, without regard to accents; 200 at most. */
  search: {
    method: 'GET',
    path: `${path}/search`,
    needs: may.view,
    query: v.object({ query: shortText }),
    reply: v.array(FoundItem),
  },
  /**
   * Stores one part of a file that is uploaded in parts of `PART_BYTES`. Sent again, it replaces itself. Nothing shows
   * the file before `finishUpload`.
   */
  uploadPart: {
    method: 'POST',
    path: `${path}/upload/part`,
    needs: may.create,
    multipart: true,
    body: v.object({
      uploadId: UploadId,
      part: PartNumber,
      data: v.pipe(v.instance(File), v.maxSize(PART_BYTES)),
    }),
    reply: v.boolean(),
  },
  /** Makes a file of its parts; 400 when one is missing. The file with the id `replaces` gets the content instead. */
  finishUpload: {
    method: 'POST',
    path: FINISH_UPLOAD_PATH,
    needs: may.create,
    body: v.object({
      uploadId: UploadId,
      folderId: FolderId,
      name: v.pipe(name, v.maxLength(255)),
      /** A MIME type, or an empty text. */
      mime: shortText,
      /** In bytes. */
      size: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      replaces: v.optional(shortText),
    }),
    reply: Item,
    writes,
  },
  /** Deletes the parts of an upload that was not finished. */
  discardUpload: {
    method: 'POST',
    path: `${path}/upload/discard`,
    needs: may.create,
    body: v.object({ uploadId: UploadId }),
    reply: v.boolean(),
  },
  /** The file name decides which type it gets. With an `id`, replaces that file's content. */
  upload: {
    method: 'POST',
    path: `${path}/upload`,
    needs: may.create,
    multipart: true,
    body: v.object({
      folderId: FolderId,
      file: Upload,
      name: v.optional(name),
      id: v.optional(shortText),
    }),
    reply: Item,
    writes,
  },
  /** Renames, describes or moves an item. */
  update: {
    method: 'PATCH',
    path: item,
    needs: may.edit,
    body: v.object({
      id: shortText,
      item: v.partial(v.object({ folderId: v.nullable(shortText), name, description: v.nullable(longText) })),
    }),
    reply: Item,
    writes,
  },
  /**
   * Moves items, all or none; 400 for a folder that would be inside itself, and for a replaced item that is in no folder
   * of the moves. An item whose name is taken there gets a number behind it.
   */
  move: {
    method: 'POST',
    path: `${path}/move`,
    needs: may.edit,
    body: v.object({ moves: Moves, replaces: Replaced }),
    reply: v.boolean(),
    writes,
  },
  /** Copies items into a folder, each with its content. Resolves to the copies. To replace items needs the right to edit. */
  copy: {
    method: 'POST',
    path: `${path}/copy`,
    needs: may.create,
    body: v.object({
      ids: v.pipe(ByIds.entries.ids, v.maxLength(MAX_ITEMS)),
      folderId: Folder,
      replaces: Replaced,
    }),
    reply: v.array(Item),
    writes,
  },
  /** Removes items, all or none. */
  removeMany: {
    method: 'POST',
    path: `${path}/remove`,
    needs: may.edit,
    body: ByIds,
    reply: v.boolean(),
    writes,
  },
  restoreMany: {
    method: 'POST',
    path: `${path}/restore-many`,
    needs: may.edit,
    body: ByIds,
    reply: v.boolean(),
    writes,
  },
  /** Removes the content of a folder with it; `restore` brings both back. */
  remove: { method: 'DELETE', path: item, needs: may.edit, query: ById, reply: v.boolean(), writes },
  restore: {
    method: 'POST',
    path: `${path}/restore`,
    needs: may.edit,
    body: ById,
    reply: Item,
    writes,
    restores: { table: 'files', by: 'id' },
  },
  /** The address of a file's bytes, relative to the app. */
  download: {
    method: 'GET',
    path: `${path}/download`,
    needs: may.view,
    query: ById,
    reply: v.object({ url: v.string() }),
  },
  /** All folders, as targets of a move. */
  folders: { method: 'GET', path: `${path}/folders`, needs: may.view, reply: v.array(Item) },
})
