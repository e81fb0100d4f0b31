import { describe, expect, it } from 'vitest'
import { storeInPostgresForTests } from '#server/testing/store-in-postgres.ts'
import { teamForTests } from '#server/testing/team-for-tests.ts'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { files, PART_BYTES } from '#src/contract/files.ts'
import { uploadIdAt } from '#src/lib/upload-id.ts'
import { db } from '#sw/storage/db.ts'
import { freshServer } from '#tests/support/server.ts'
import { forgetParts } from './parts.ts'

/* What the server does with the parts that devices send. How a device sends them: `send-parts.test.ts`. */

const { address, owner, viewer } = teamForTests(freshServer)

type Device = Awaited<ReturnType<typeof owner>>

const pathOf = (upload: string, part?: number | string, schema = schemaVersion) =>
  `part?upload=${upload}&schema=${schema}${part === undefined ? '' : `&part=${part}`}`

async function put(device: Device, path: string, data: Uint8Array<ArrayBuffer>) {
  const response = await fetch(`${address()}/${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${device.token()}` },
    body: data,
  })
  return response.status
}

const finishing = (uploadId: string, size: number) => ({
  method: files.finishUpload.method,
  path: files.finishUpload.path,
  sent: { uploadId, name: 'phim.mp4', mime: 'video/mp4', size },
})
const begun = () => uploadIdAt(Date.now())
const keys = async () =>
  (await db.fileContents.toCollection().primaryKeys()).filter(key => /^[\da-f-]{36}/.test(key))
const bytes = Uint8Array.of(1, 2, 3)

/** Makes the last contact with the devices of all uploads so many hours older. */
const wait = async (hours: number) =>
  (await storeInPostgresForTests()).pool.query(`UPDATE uploading SET seen = seen - interval '${hours} hours'`)

it('parts are stored once, are known to their device, and become a file by its write', async () => {
  const [device, upload] = [await owner('device-1'), begun()]
  const first = new Uint8Array(PART_BYTES).fill(7)
  expect((await device.ask(pathOf(upload))).body).toEqual({ parts: [] })
  for (const _ of ['sent', 'sent again']) expect(await put(device, pathOf(upload, 0), first)).toBe(200)
  expect(await put(device, pathOf(upload, 1), bytes)).toBe(200)
  expect((await device.ask(pathOf(upload))).body).toEqual({ parts: [0, 1] })
  expect(await device.push(finishing(upload, PART_BYTES + 3))).toMatchObject([{ status: 200 }])
  expect(await keys()).toEqual([upload, `${upload}/00000`, `${upload}/00001`])
  expect(await put(device, pathOf(upload, 1), bytes)).toBe(200)
  expect(await put(device, pathOf(upload, 1), Uint8Array.of(9, 9, 9))).toBe(400)
})

it('a write whose parts are missing is refused and makes no file', async () => {
  const [device, upload] = [await owner('device-1'), begun()]
  const before = await db.files.count()
  expect(await device.push(finishing(upload, 3))).toMatchObject([{ status: 400 }])
  expect([await keys(), await db.files.count()]).toEqual([[], before])
})

describe('parts of an upload that is not finished', () => {
  it('are deleted a day after the last contact with their device', async () => {
    const [device, upload, other] = [await owner('device-1'), begun(), begun()]
    await put(device, pathOf(upload, 0), bytes)
    await put(device, pathOf(other, 0), bytes)
    await wait(23)
    await forgetParts()
    expect(await keys()).toEqual([`${upload}/00000`, `${other}/00000`].toSorted())
    // The device has been without a network, and continues.
    await device.ask(pathOf(upload))
    await wait(2)
    await forgetParts()
    expect(await keys()).toEqual([`${upload}/00000`])
    expect(await device.push(finishing(upload, 3))).toMatchObject([{ status: 200 }])
    await wait(48)
    await forgetParts()
    expect(await keys()).toEqual([upload, `${upload}/00000`])
  })

  it('are neither known to another device nor replaced by it', async () => {
    const [device, other, upload] = [await owner('device-1'), await owner('device-3'), begun()]
    await put(device, pathOf(upload, 0), bytes)
    expect((await other.ask(pathOf(upload))).status).toBe(404)
    expect(await put(other, pathOf(upload, 0), Uint8Array.of(9))).toBe(404)
    expect((await device.ask(`blob/${upload}?part=0`)).status).toBe(404)
    const stored = await db.fileContents.get(`${upload}/00000`)
    expect(new Uint8Array(stored?.data ?? new ArrayBuffer(0))).toEqual(bytes)
  })
})

describe('a part is refused', () => {
  it('without the right to add files, without a token, and of a device with another schema', async () => {
    const [device, upload] = [await viewer('device-2'), begun()]
    expect((await device.ask(pathOf(upload))).status).toBe(403)
    expect(await put(device, pathOf(upload, 0), bytes)).toBe(403)
    expect(await put({ ...device, token: () => '' }, pathOf(upload, 0), bytes)).toBe(401)
    expect(await put(await owner('device-1'), pathOf(upload, 0, schemaVersion - 1), bytes)).toBe(409)
    expect(await keys()).toEqual([])
  })

  it('under an id that is none, without a number, and above 4 MiB', async () => {
    const [device, upload] = [await owner('device-1'), begun()]
    for (const path of [pathOf('x', 0), pathOf('..%2Fx', 0), pathOf(upload), pathOf(upload, -1), 'part'])
      expect([path, await put(device, path, bytes)]).toEqual([path, 400])
    expect(await put(device, pathOf(upload, 0), new Uint8Array(PART_BYTES + 1))).toBe(413)
    expect(await keys()).toEqual([])
  })
})
