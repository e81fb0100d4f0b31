import { PART_BYTES } from '#src/contract/files.ts'
import { badRequest, notFound } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { wherePrefix } from '#sw/storage/where-prefix.ts'
import { fetchMissing } from '#sw/team/fetch-missing.ts'
import { unsentUploads } from '#sw/team/unsent-uploads.ts'

/*
 * The bytes of uploaded files. A content is one row, or a head of `data` without bytes and one row for each part, whose id
 * begins with that of the head. Parts without a head are an upload that was not finished.
 */

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the key of the row of a part. */
export const partKey = (contentId: string, part: number) => `${contentId}/${String(part).padStart(5, '0')}`
const partsOf = (contentId: string) => db.fileContents.where('id').startsWith(`${contentId}/`)
/** Returns the numbers of the stored parts of an upload, in their order. */
export const storedParts = async (contentId: string) =>
  (await partsOf(contentId).primaryKeys()).map(key => Number(key.split('/')[1]))

/** The content that a row of the table belongs to. */
const contentOf = (key: string) => key.split('/')[0] ?? key

export interface Content {
  mime: string
  /** In bytes. */
  size: number
  /** Returns the bytes from `start` on, up to the end of a part and at most up to `end`, which is not included. */
  read: (start: number, end: number) => Promise<Uint8Array<ArrayBuffer>>
}

const isFinished = async (contentId: string) =>
  (await db.fileContents.where('id').equals(contentId).count()) > 0

/**
 * Stores a part. A part of a finished upload belongs to a file: the same part again changes nothing, because its reply
 * may have been lost. Rejects with 400 when it differs.
 */
export const putPart = (contentId: string, part: number, data: ArrayBuffer) =>
  db.transaction('rw', db.fileContents, async () => {
    const id = partKey(contentId, part)
    if (!(await isFinished(contentId))) await db.fileContents.put({ id, mime: '', data })
    else if (!isSame((await db.fileContents.get(id))?.data, data)) badRequest('uploadId')
  })

function isSame(stored: ArrayBuffer | undefined, data: ArrayBuffer) {
  if (stored?.byteLength !== data.byteLength) return false
  const bytes = new Uint8Array(stored)
  return new Uint8Array(data).every((byte, index) => byte === bytes[index])
}

/**
 * Makes a content of the parts that were put. Rejects with 400 when one is missing or has another length, or when that
 * was done before. Only one part at a time is in memory.
 */
export async function finish(contentId: string, mime: string, size: number) {
  if (await isFinished(contentId)) badRequest('uploadId')
  const expected = Math.ceil(size / PART_BYTES)
  if ((await partsOf(contentId).count()) !== expected) badRequest('size')
  for (let part = 0; part < expected; part++) {
    const row = await db.fileContents.get(partKey(contentId, part))
    if (row?.data.byteLength !== Math.min(PART_BYTES, size - part * PART_BYTES)) badRequest('size')
  }
  await db.fileContents.add({ id: contentId, mime, data: new ArrayBuffer(0), size })
}

/** Deletes the parts of an upload, unless it was finished. */
export const discard = (contentId: string) =>
  db.transaction('rw', db.fileContents, async () => {
    if (!(await db.fileContents.get(contentId))) await partsOf(contentId).delete()
  })

export async function deleteContent(contentId: string) {
  await db.fileContents.delete(contentId)
  await partsOf(contentId).delete()
}

/** Returns a content; undefined when there is none, or when its upload was not finished. */
export async function contentFor(contentId: string): Promise<Content | undefined> {
  const head = await db.fileContents.get(contentId)
  if (!head) return undefined
  const { mime, data } = head
  if (head.size === undefined) {
    const read = async (start: number, end: number) => new Uint8Array(data.slice(start, end))
    return { mime, size: data.byteLength, read }
  }
  return {
    mime,
    size: head.size,
    async read(start, end) {
      const part = Math.floor(start / PART_BYTES)
      const key = partKey(contentId, part)
      const stored = await db.fileContents.get(key)
      const row =
        stored ?? ((await fetchMissing('fileContents', key)) ? await db.fileContents.get(key) : undefined)
      if (!row) return notFound('part', key)
      return new Uint8Array(row.data.slice(start - part * PART_BYTES, end - part * PART_BYTES))
    },
  }
}

/** Returns the ids of the contents that removed files hold. They may be restored. */
export async function contentsInTrash(): Promise<string[]> {
  const removed = await wherePrefix(db.trash, '[table+at]', 'files').toArray()
  return removed.map(({ id, row }) => ('contentId' in row ? String(row.contentId) : id))
}

/** Deletes a content that no file holds, neither a listed nor a removed one, and that no write of the outbox needs. */
export async function releaseContent(contentId: string) {
  const holder = await db.files
    .filter(row => (row.contentId ?? row.id) === contentId && row.url === null)
    .first()
  if (holder || (await contentsInTrash()).includes(contentId)) return
  if ((await unsentUploads()).has(contentId)) return
  await deleteContent(contentId)
}

/** Deletes all contents but those in `kept`, and the uploads that began more than a day ago and were not finished. */
export const sweepContents = (kept: ReadonlySet<string>) =>
  deleteContents((content, isFinished) =>
    isFinished ? !kept.has(content) : beganAt(content) < Date.now() - DAY_MS,
  )

/** Deletes the uploads that were not finished, except those in `kept`. */
export const sweepParts = (kept: ReadonlySet<string>) =>
  deleteContents((content, isFinished) => !isFinished && !kept.has(content))

async function deleteContents(isLeft: (content: string, isFinished: boolean) => boolean) {
  const keys = await db.fileContents.toCollection().primaryKeys()
  const heads = new Set(keys.filter(key => !key.includes('/')))
  await db.fileContents.bulkDelete(keys.filter(key => isLeft(contentOf(key), heads.has(contentOf(key)))))
}

/** When an upload began, in ms since 1970. */
const beganAt = (uploadId: string) => Number.parseInt(uploadId.replace('-', '').slice(0, 12), 16) || 0
