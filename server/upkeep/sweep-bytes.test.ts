import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeEach, describe, expect, it } from 'vitest'
import { Metrics } from '#server/http/metrics.ts'
import type { Store } from '#server/storage/open-store.ts'
import { storeInPostgresForTests } from '#server/testing/store-in-postgres.ts'
import { PART_BYTES } from '#src/contract/files.ts'
import { finish, putPart } from '#sw/files/contents.ts'
import { db } from '#sw/storage/db.ts'
import { idOf, uploadStore } from '#sw/uploads/store.ts'
import { freshServer } from '#tests/support/server.ts'
import { sweepBytes } from './sweep-bytes.ts'

let store: Store
beforeEach(async () => {
  store = await storeInPostgresForTests()
  await freshServer()
})

const bytes = () => Uint8Array.of(1, 2, 3).buffer
const upload = async () => {
  const path = await uploadStore.add('image/png', bytes())
  return { path, id: idOf(path) }
}
const content = async (id: string, parts = 0) => {
  for (let part = 0; part < parts; part++) await putPart(id, part, new ArrayBuffer(PART_BYTES))
  if (parts > 0) await finish(id, 'video/mp4', parts * PART_BYTES)
  else await db.fileContents.add({ id, mime: 'text/plain', data: bytes() })
}
const isStored = async (id: string) => (await db.uploads.get(id)) !== undefined

/** Sweeps once, and returns the lines of the metrics. */
async function sweep() {
  const metrics = new Metrics()
  await sweepBytes(metrics)
  return (await metrics.text()).trim().split('\n')
}

/** Makes it so many days longer ago that no row refers to the bytes. */
const wait = (days: number) =>
  store.pool.query(`UPDATE unreferenced SET since = since - interval '${days} days'`)

describe('an upload', () => {
  it('to which no row refers is kept for 90 days, and then deleted', async () => {
    const { id } = await upload()
    await sweep()
    await wait(89)
    expect(await sweep()).toContain('team_swept_total{table="uploads"} 0')
    expect(await isStored(id)).toBe(true)
    await wait(2)
    expect(await sweep()).toContain('team_swept_total{table="uploads"} 1')
    expect(await isStored(id)).toBe(false)
    const { rows } = await store.pool.query(`SELECT doc FROM rows WHERE tbl = 'uploads'`)
    expect(rows.filter(({ doc }) => doc !== null)).toEqual([])
  })

  it('to which a stored or a removed row refers is kept', async () => {
    const [avatar, part, removed, unused] = [await upload(), await upload(), await upload(), await upload()]
    await db.users.update('huong', { avatar: avatar.path })
    const [mail, other] = await db.mails.toArray()
    if (!mail || !other) throw new Error('The sample has mails')
    const attachments = (downloadUrl: string) => [
      { type: 'image/png', name: 'x', size: 3, preview: 'png', downloadUrl },
    ]
    await db.mails.put({ ...mail, attachments: attachments(part.path) })
    const row = { ...other, attachments: attachments(removed.path) }
    await db.trash.put({ id: other.id, table: 'mails', row, by: 'huong', at: Date.now() })
    // The text of a note is not a reference.
    const [note] = await db.notes.toArray()
    if (note) await db.notes.put({ ...note, content: unused.path })
    await sweep()
    await wait(91)
    await sweep()
    const kept = await db.uploads.toCollection().primaryKeys()
    expect(kept.toSorted()).toEqual([avatar.id, part.id, removed.id].toSorted())
  })

  it('is kept for another 90 days after a row has referred to it', async () => {
    const { id, path } = await upload()
    await sweep()
    await wait(89)
    await db.users.update('huong', { avatar: path })
    await sweep()
    await wait(2)
    await sweep()
    await db.users.update('huong', { avatar: null })
    await sweep()
    await wait(89)
    await sweep()
    expect(await isStored(id)).toBe(true)
    await wait(2)
    await sweep()
    expect(await isStored(id)).toBe(false)
  })

  it('is found among those of several pages of rows, and more than a batch of them are deleted by one sweep', async () => {
    const [mail] = await db.mails.toArray()
    if (!mail) throw new Error('The sample has mails')
    const used = await Promise.all(Array.from({ length: 600 }, upload))
    await db.mails.bulkPut(
      used.map(({ id, path }) => ({
        ...mail,
        id,
        attachments: [{ type: 'image/png', name: 'x', size: 3, preview: 'png', downloadUrl: path }],
      })),
    )
    await Promise.all(Array.from({ length: 230 }, upload))
    await sweep()
    await wait(91)
    expect(await sweep()).toContain('team_swept_total{table="uploads"} 230')
    expect((await db.uploads.toCollection().primaryKeys()).toSorted()).toEqual(
      used.map(({ id }) => id).toSorted(),
    )
  })
})

it('a content that no file holds is deleted with its parts; held ones and unfinished uploads are kept', async () => {
  const before = await db.fileContents.toCollection().primaryKeys()
  const [file, other] = (await db.files.toArray()).filter(({ type }) => type !== 'folder')
  if (!file || !other) throw new Error('The sample has files')
  for (const id of ['held', 'in-trash', 'in-removed-folder', 'left']) await content(id)
  await content('left-in-parts', 2)
  await putPart('unfinished', 0, bytes())
  await db.files.put({ ...file, url: null, contentId: 'held' })
  await db.files.put({ ...file, id: 'inside', folderId: 'gone', url: null, contentId: 'in-removed-folder' })
  const row = { ...other, contentId: 'in-trash' }
  await db.trash.put({ id: other.id, table: 'files', row, by: 'huong', at: Date.now() })
  await sweep()
  await wait(91)
  expect(await sweep()).toContain('team_swept_total{table="fileContents"} 2')
  const kept = await db.fileContents.toCollection().primaryKeys()
  const own = ['held', 'in-trash', 'in-removed-folder', 'unfinished/00000']
  expect(kept.toSorted()).toEqual([...before, ...own].toSorted())
})

/** The connections that wait for the lock of another one, and those that wait behind them. */
const WAITING = `SELECT FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))
  OR EXISTS (SELECT FROM unnest(pg_blocking_pids(pid)) AS other WHERE $1 = ANY(pg_blocking_pids(other)))`

it('two servers that sweep at the same time delete each upload once', async () => {
  await Promise.all(Array.from({ length: 130 }, upload))
  await sweep()
  await wait(91)
  const writing = await store.pool.connect()
  const { rows } = await writing.query('SELECT pg_backend_pid() AS pid')
  await writing.query('BEGIN; SELECT FROM team FOR UPDATE')
  const other = promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'server/testing/sweep-process.ts'],
    {
      env: {
        ...process.env,
        DATABASE: process.env.OUTPOST_TEST_DATABASE,
        SCHEMA: store.channel.replace('outpost_', ''),
      },
    },
  )
  const own = sweep()
  while (((await store.pool.query(WAITING, [rows[0]?.pid])).rowCount ?? 0) < 2);
  await writing.query('COMMIT')
  writing.release()
  const lines = [...(await own), ...(await other).stderr.split('\n')]
  const counts = lines.flatMap(line => /table="uploads"} (\d+)/.exec(line)?.[1] ?? []).map(Number)
  expect(counts).toHaveLength(2)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(130)
  expect(await db.uploads.count()).toBe(0)
}, 60_000)
