import * as v from 'valibot'
import { define } from './core/define.ts'
import { ById, longText, shortText } from './core/fields.ts'
import { rightsIn } from './shared/areas.ts'

const DateTime = v.pipe(v.string(), v.isoTimestamp())

export const fileTypes = ['PDF', 'XLS', 'DOC', 'TXT', 'JPG'] as const
export type FileType = (typeof fileTypes)[number]

/** A folder or a file. */
export type Item = v.InferOutput<typeof Item>
export const Item = v.object({
  id: shortText,
  /** `null` at the root. */
  folderId: v.nullable(shortText),
  name: shortText,
  createdBy: shortText,
  createdAt: DateTime,
  modifiedAt: DateTime,
  /** In bytes; for a folder, the sum of the files directly in it. */
  size: v.number(),
  type: v.picklist(['folder', ...fileTypes]),
  /** Folders only: the number of items directly in it, as text. */
  contents: v.nullable(shortText),
  description: v.nullable(longText),
})

/** The stored form: the root is the text 'null', and `url` is the address of the bytes unless they were uploaded. */
export type FileRow = v.InferOutput<typeof FileRow>
export const FileRow = v.object({
  ...v.omit(Item, ['folderId', 'contents']).entries,
  folderId: v.string(),
  url: v.nullable(v.string()),
})

const name = v.pipe(shortText, v.trim(), v.nonEmpty())
const Upload = v.pipe(
  v.instance(File),
  v.check(({ name }) => name.length <= 255, 'A longer name than files have'),
)
/** In requests: the text 'null' is the root. */
const FolderId = v.optional(shortText, 'null')
const writes = ['files'] as const
const path = '/api/apps/file-manager'
const item = `${path}/item` as const

const may = rightsIn('files')

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
  /** The file name decides which of the five types it gets. With an `id`, replaces that file's content. */
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
  /** The address of a file's bytes: a path of the app, or a `data:` URL for an uploaded file. */
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
