import { log } from '#server/http/log.ts'
import type { Metrics } from '#server/http/metrics.ts'
import type { PgTransaction } from '#server/storage/transaction.ts'
import { deleteContent } from '#sw/files/contents.ts'
import { db } from '#sw/storage/db.ts'
import { contentsInRows, uploadsInRows } from './references.ts'

/** How many uploads and contents a transaction deletes at most, so that the writes of devices do not wait for long. */
const BATCH = 100

/** How many were deleted. */
interface Swept {
  readonly uploads: number
  readonly fileContents: number
}

type TableWithBytes = keyof Swept

interface Unreferenced {
  tbl: TableWithBytes
  id: string
}

/** Remembers since when no row refers to bytes, and forgets it for those to which a row refers again. */
const REMEMBER = `
WITH found AS (SELECT * FROM unnest($1::text[], $2::text[]) AS found (tbl, id)),
gone AS (DELETE FROM unreferenced WHERE (tbl, id) NOT IN (SELECT tbl, id FROM found))
INSERT INTO unreferenced (tbl, id) SELECT tbl, id FROM found ON CONFLICT DO NOTHING`

/*
 * A device can hold a write that refers to an upload which it has sent: it is without a network, or the write was refused
 * and its member has not tried it again. A form that is not saved can refer to one too. 90 days is the time for which the
 * team remembers removed rows, so a device that was away for less finds everything that its writes refer to.
 */
const DUE = `SELECT tbl, id FROM unreferenced WHERE since < now() - interval '90 days' ORDER BY since LIMIT ${BATCH}`

/**
 * Deletes the uploads and the contents of files to which no row has referred for 90 days, in transactions that hold the
 * lock of the team. Of two servers that do it at the same time, the second one waits, and finds what is left. How many were
 * deleted is logged and counted.
 */
export async function sweepBytes(metrics: Metrics): Promise<void> {
  for (let isMore = true; isMore; ) {
    const swept = await sweepBatch()
    for (const [table, count] of Object.entries(swept))
      metrics.add(`team_swept_total{table="${table}"}`, count)
    const count = swept.uploads + swept.fileContents
    if (count > 0) log('swept', { ...swept })
    isMore = count === BATCH
  }
}

const sweepBatch = (): PromiseLike<Swept> =>
  db.transaction('rw', db.uploads, db.fileContents, db.files, db.trash, async ({ idbtrans }) => {
    const trans = idbtrans as unknown as PgTransaction
    const found = await unreferenced(trans)
    const values = [found.map(({ tbl }) => tbl), found.map(({ id }) => id)]
    await trans.do(client => client.query(REMEMBER, values))
    const { rows } = await trans.do(client => client.query<Unreferenced>(DUE))
    const idsIn = (table: TableWithBytes) => rows.flatMap(({ tbl, id }) => (tbl === table ? [id] : []))
    const [uploads, contents] = [idsIn('uploads'), idsIn('fileContents')]
    await db.uploads.bulkDelete(uploads)
    for (const content of contents) await deleteContent(content)
    return { uploads: uploads.length, fileContents: contents.length }
  })

/** The parts of an upload that was not finished are not among them: see `forgetParts`. */
async function unreferenced(trans: PgTransaction): Promise<Unreferenced[]> {
  const uploads = await db.uploads.toCollection().primaryKeys()
  const contents = (await db.fileContents.toCollection().primaryKeys()).filter(key => !key.includes('/'))
  const [inRows, inFiles] = [await uploadsInRows(trans), await contentsInRows()]
  return [
    ...uploads.filter(id => !inRows.has(id)).map(id => ({ tbl: 'uploads' as const, id })),
    ...contents.filter(id => !inFiles.has(id)).map(id => ({ tbl: 'fileContents' as const, id })),
  ]
}
