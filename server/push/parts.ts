import type { PgTransaction } from '#server/storage/transaction.ts'
import { putPart, storedParts, sweepParts } from '#sw/files/contents.ts'
import { notFound } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'

/** An upload whose parts a device sends. */
export interface Sending {
  readonly device: string
  readonly upload: string
}

/** No row when another device has begun the upload. */
const CLAIM = `INSERT INTO uploading (upload, device) VALUES ($1, $2)
  ON CONFLICT (upload) DO UPDATE SET seen = now() WHERE uploading.device = excluded.device`

const FORGET = "DELETE FROM uploading WHERE seen < now() - interval '1 day'"

/** Returns the numbers of the parts that the server has. Rejects with 404 when another device has begun the upload. */
export const partsOf = (sending: Sending) => asSender(sending, () => storedParts(sending.upload))

/**
 * Stores a part for the write that makes a file of the upload; sent again, it replaces itself. Rejects with 404 when another
 * device has begun the upload, and with 400 for another part of a finished one.
 */
export const storePart = (sending: Sending, part: number, data: ArrayBuffer) =>
  asSender(sending, () => putPart(sending.upload, part, data))

const asSender = <T>({ device, upload }: Sending, work: () => PromiseLike<T>): PromiseLike<T> =>
  db.transaction('rw', db.fileContents, async ({ idbtrans }) => {
    const trans = idbtrans as unknown as PgTransaction
    const { rowCount } = await trans.do(client => client.query(CLAIM, [upload, device]))
    if (rowCount === 0) notFound('upload', upload)
    return work()
  })

/** Deletes the parts of uploads that were not finished and whose devices have not asked for them for a day. */
export const forgetParts = (): PromiseLike<void> =>
  db.transaction('rw', db.fileContents, async ({ idbtrans }) => {
    const trans = idbtrans as unknown as PgTransaction
    await trans.do(client => client.query(FORGET))
    const { rows } = await trans.do(client =>
      client.query<{ upload: string }>('SELECT upload FROM uploading'),
    )
    await sweepParts(new Set(rows.map(({ upload }) => upload)))
  })
