import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { files } from '#src/contract/files.ts'
import { team } from '#src/contract/team.ts'
import { uploadIdAt } from '#src/lib/upload-id.ts'
import { sweepFiles } from '#sw/files/sweep.ts'
import { db } from '#sw/storage/db.ts'
import { call, freshServer } from '#tests/support/server.ts'
import { fakeTeam, join } from './fake-team.ts'

const DAY_MS = 24 * 60 * 60 * 1000
let server: ReturnType<typeof fakeTeam>

beforeEach(async () => {
  await freshServer()
  server = fakeTeam()
  for (const table of ['users', 'permissions'])
    for (const row of await db.table(table).toArray()) server.put(table, row.id ?? row.groupID, row)
  await join()
})
afterEach(() => vi.unstubAllGlobals())

let keys = 0

/** Stores a file of one part. Returns the id of its upload and its item. */
async function uploaded(replaces?: string) {
  // Longer ago than the sweep keeps the parts of an upload without a file.
  const uploadId = uploadIdAt(Date.now() - 2 * DAY_MS)
  const form = new FormData()
  form.set('uploadId', uploadId)
  form.set('part', '0')
  form.set('data', new File(['chào'], 'part'))
  await call(files.uploadPart, { body: form })
  const body = { uploadId, name: 'Giá.txt', mime: 'text/plain', size: new Blob(['chào']).size, replaces }
  const headers = { 'Idempotency-Key': `key ${keys++}` }
  return { uploadId, id: (await call(files.finishUpload, { headers, body })).id }
}

const sync = () => call(team.sync, { query: {} })
const contents = async () => (await db.fileContents.toCollection().primaryKeys()).toSorted()
const rowsOf = (...uploads: string[]) => uploads.flatMap(id => [id, `${id}/00000`]).toSorted()
const outbox = async () => (await db.outbox.toArray()).map(({ state }) => state)

it('the bytes of a replaced file are kept until the team has them', async () => {
  server.status = 0
  const { uploadId: first, id } = await uploaded()
  const { uploadId: second } = await uploaded(id)
  await sweepFiles()
  expect(await contents()).toEqual(rowsOf(first, second))
  expect(await outbox()).toEqual(['waiting', 'waiting'])

  server.status = 200
  await sync()
  expect(server.parts).toEqual({ [first]: [0], [second]: [0] })
  expect(server.pushed.map(({ path }) => path)).toEqual([files.finishUpload.path, files.finishUpload.path])
  await sweepFiles()
  expect((await contents()).filter(key => key.startsWith(first))).toEqual([])
})

it.each([403, 404, 413])(
  'a write whose parts are refused with %i is refused, and later ones are sent',
  async status => {
    server.status = 0
    const { uploadId } = await uploaded()
    await call(files.createFolder, {
      headers: { 'Idempotency-Key': `key ${keys++}` },
      body: { folder: { folderId: null, name: 'Sau' } },
    })
    Object.assign(server, { status: 200, partStatus: status })
    server.resultOf = ({ path }) => ({ status: path === files.finishUpload.path ? 400 : 200 })
    await sync()
    expect(await outbox()).toEqual(['refused'])
    expect(await contents()).toEqual(rowsOf(uploadId))

    // Tried again with the right.
    Object.assign(server, { partStatus: 200, resultOf: () => ({ status: 200 }) })
    const [refused] = await call(team.waiting)
    await call(team.retry, { body: { sequence: refused?.sequence ?? 0 } })
    await sync()
    expect([await outbox(), server.parts]).toEqual([[], { [uploadId]: [0] }])
  },
)

it.each([
  [401, 'signIn'],
  [409, 'update'],
  [429, 'unreachable'],
  [500, 'unreachable'],
])('a write whose parts get %i waits', async (status, state) => {
  server.status = 0
  await uploaded()
  Object.assign(server, { status: 200, partStatus: status })
  await sync()
  expect([await outbox(), server.pushed, (await db.team.get('team'))?.state]).toEqual([
    ['waiting'],
    [],
    state,
  ])
})

it('the bytes of a refused file that is discarded are deleted', async () => {
  server.resultOf = () => ({ status: 403 })
  await uploaded()
  await sync()
  const [refused] = await call(team.waiting)
  await call(team.discard, { body: { sequence: refused?.sequence ?? 0 } })
  await sweepFiles()
  expect(await contents()).toEqual([])
})
