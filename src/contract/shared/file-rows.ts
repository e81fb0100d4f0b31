import * as v from 'valibot'
import { longText, shortText } from '#src/contract/core/fields.ts'

const DateTime = v.pipe(v.string(), v.isoTimestamp())

/** The five of the specification, then those beyond it: sound, film, archive, and any other file. */
export const fileTypes = ['PDF', 'XLS', 'DOC', 'TXT', 'JPG', 'MP3', 'MP4', 'ZIP', 'FILE'] as const
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

/**
 * The stored form: the root is the text 'null', and `url` is the address of the bytes unless they were uploaded. Those
 * that were uploaded are stored under `contentId`, which a copy shares, or under the id of a row without one.
 */
export type FileRow = v.InferOutput<typeof FileRow>
export const FileRow = v.object({
  ...v.omit(Item, ['folderId', 'contents']).entries,
  folderId: v.string(),
  url: v.nullable(v.string()),
  contentId: v.optional(v.string()),
})

/** A file with the folders on the way to it, as the details show it. */
export type OpenItem = v.InferOutput<typeof OpenItem>
export const OpenItem = v.object({
  item: Item,
  path: v.array(Item),
  /** The path of the bytes, relative to the app; `null` for a folder. */
  url: v.nullable(v.string()),
})

/** What a search found, with the name of its folder; `null` at the root. */
export type FoundItem = v.InferOutput<typeof FoundItem>
export const FoundItem = v.object({ ...Item.entries, folderName: v.nullable(shortText) })
