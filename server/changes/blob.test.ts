import { expect, it } from 'vitest'
import { teamForTests } from '#server/testing/team-for-tests.ts'
import { PART_BYTES } from '#src/contract/files.ts'
import { fromJson } from '#src/lib/bytes-json.ts'
import { finish, putPart } from '#sw/files/contents.ts'
import { db } from '#sw/storage/db.ts'
import { uploadStore } from '#sw/uploads/store.ts'
import { freshServer } from '#tests/support/server.ts'

const { address, owner, viewer } = teamForTests(freshServer)

const bytesOf = ({ doc }: { doc: object }) => Array.from(fromJson(doc).data as Uint8Array)
const upload = async () => {
  const path = await uploadStore.add('image/png', Uint8Array.of(1, 2, 3).buffer)
  return { path, id: path.split('/').at(-1) ?? '' }
}

it('the rows of a team contain no bytes; an upload is sent to a member who gets a row that refers to it', async () => {
  const { path, id } = await upload()
  const device = await owner('device-1')
  expect((await device.ask(`blob/${id}`)).status).toBe(404)
  await db.users.update('huong', { avatar: path })
  const tables = new Set((await device.rows()).map(({ table }) => table))
  expect(tables.has('users')).toBe(true)
  expect(tables.has('uploads') || tables.has('fileContents')).toBe(false)
  const { status, body } = await device.ask(`blob/${id}`)
  expect([status, body.table, bytesOf(body)]).toEqual([200, 'uploads', [1, 2, 3]])
})

it('an upload is not sent to a member who may not view the rows that refer to it', async () => {
  const { path, id } = await upload()
  await db.table('products').put({ id: 'with a picture', image: path })
  await db.permissions.put({ groupID: 'outsiders' })
  await db.users.update('lan', { groupID: 'outsiders' })
  expect((await (await viewer('device-2')).ask(`blob/${id}`)).status).toBe(404)
  expect((await (await owner('device-1')).ask(`blob/${id}`)).status).toBe(200)
})

it('a content of three parts is sent part by part, to members who may view the files', async () => {
  const id = '0199a0b0-0000-7000-8000-000000000001'
  const parts = [new Uint8Array(PART_BYTES).fill(1), new Uint8Array(PART_BYTES).fill(2), Uint8Array.of(3)]
  for (const [at, part] of parts.entries()) await putPart(id, at, part.buffer)
  const device = await owner('device-1')
  expect((await device.ask(`blob/${id}?part=0`)).status).toBe(404)
  await finish(id, 'video/mp4', 2 * PART_BYTES + 1)
  const head = await device.ask(`blob/${id}`)
  expect([head.status, head.body.doc.size, bytesOf(head.body)]).toEqual([200, 2 * PART_BYTES + 1, []])
  const second = fromJson((await device.ask(`blob/${id}?part=1`)).body.doc).data as Uint8Array
  expect([second.length, second[0]]).toEqual([PART_BYTES, 2])
  expect((await device.ask(`blob/${id}?part=3`)).status).toBe(404)

  await db.permissions.put({ groupID: 'outsiders' })
  await db.users.update('lan', { groupID: 'outsiders' })
  expect((await (await viewer('device-2')).ask(`blob/${id}?part=1`)).status).toBe(404)
})

it('an unknown id, a path, and a call without a token are refused', async () => {
  const device = await owner('device-1')
  for (const id of ['unknown', '', '..%2Fuploads', '%2e%2e%2f', 'a/b', 'x%00'])
    expect([id, (await device.ask(`blob/${id}`)).status]).toEqual([id, 404])
  expect((await device.ask('blob/x?part=-1')).status).toBe(400)
  expect((await fetch(`${address()}/blob/x`)).status).toBe(401)
})
