import * as v from 'valibot'
import { FINISH_UPLOAD_PATH, UploadId } from '#src/contract/files.ts'
import { db } from '#sw/storage/db.ts'
import type { OutboxRow } from './domain.ts'

const Finished = v.object({ uploadId: UploadId })

/** Returns the id of the upload that a write of the outbox makes a file of; undefined for another write. */
export function uploadOf({ path, body }: Pick<OutboxRow, 'path' | 'body'>): string | undefined {
  if (path !== FINISH_UPLOAD_PATH || typeof body !== 'string') return undefined
  return v.parse(Finished, JSON.parse(body)).uploadId
}

/** Returns the ids of the uploads whose files the team does not have: their parts are sent later. */
export async function unsentUploads(): Promise<Set<string>> {
  const uploads = new Set<string>()
  // One write at a time: the bodies of all of them may contain many pictures.
  await db.outbox
    .where('state')
    .anyOf('waiting', 'refused')
    .each(row => {
      const upload = uploadOf(row)
      if (upload) uploads.add(upload)
    })
  return uploads
}
