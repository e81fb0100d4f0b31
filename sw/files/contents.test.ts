import { beforeEach, describe, expect, it } from 'vitest'
import { files, PART_BYTES } from '#src/contract/files.ts'
import { uploadIdAt } from '#src/lib/upload-id.ts'
import { db } from '#sw/storage/db.ts'
import { contentsPath } from '#sw/uploads/store.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { hashOf, patternOf } from '#tests/support/pattern.ts'
import { call, freshServer, send } from '#tests/support/server.ts'
import { addressOf } from './address.ts'
import { rangeOf, serveContent } from './serve-content.ts'
import { sweepFiles } from './sweep.ts'

beforeEach(freshServer)

const DAY_MS = 24 * 60 * 60 * 1000

async function sendParts(uploadId: string, bytes: Uint8Array<ArrayBuffer>) {
  for (let part = 0; part * PART_BYTES < bytes.length; part++) {
    const body = new FormData()
    body.set('uploadId', uploadId)
    body.set('part', String(part))
    body.set('data', new File([bytes.slice(part * PART_BYTES, (part + 1) * PART_BYTES)], 'part'))
    await call(files.uploadPart, { body })
  }
}

async function uploaded(
  bytes: Uint8Array<ArrayBuffer>,
  name = 'phim.mp4',
  mime = 'video/mp4',
  replaces?: string,
) {
  const uploadId = uploadIdAt(Date.now())
  await sendParts(uploadId, bytes)
  const body = { uploadId, folderId: 'null', name, mime, size: bytes.length, replaces }
  return { uploadId, item: await conforming(files.finishUpload, { body }) }
}

const request = (range?: string) =>
  new Request('https://outpost.example/', { headers: range ? { Range: range } : {} })
const read = async (response: Response) => hashOf(new Uint8Array(await response.arrayBuffer()))
const keys = () => db.fileContents.toCollection().primaryKeys()

describe('an upload in parts', () => {
  const bytes = patternOf(PART_BYTES + 1000)

  it('becomes a file with all of its bytes', async () => {
    const { uploadId, item } = await uploaded(bytes)
    expect(item).toMatchObject({ name: 'phim.mp4', type: 'MP4', size: bytes.length })
    const { url } = await conforming(files.download, { query: { id: item.id } })
    expect(url).toBe(contentsPath + uploadId)
    const response = await serveContent(uploadId, request())
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('video/mp4')
    expect(await read(response)).toBe(hashOf(bytes))
  })

  it('has each part once, also when parts were sent twice', async () => {
    const uploadId = uploadIdAt(Date.now())
    await sendParts(uploadId, bytes)
    await sendParts(uploadId, bytes)
    expect(await keys()).toEqual([`${uploadId}/00000`, `${uploadId}/00001`])
    const body = { uploadId, name: 'phim.mp4', mime: 'video/mp4', size: bytes.length }
    expect(await conforming(files.finishUpload, { body })).toMatchObject({ size: bytes.length })
    expect(await read(await serveContent(uploadId, request()))).toBe(hashOf(bytes))
  })

  it('may be empty', async () => {
    const { uploadId, item } = await uploaded(new Uint8Array(0), 'trống.txt')
    expect(item.size).toBe(0)
    expect(await read(await serveContent(uploadId, request()))).toBe(hashOf(new Uint8Array(0)))
  })

  it('cannot be finished while a part is missing or short, and then it is not a file', async () => {
    const uploadId = uploadIdAt(Date.now())
    await sendParts(uploadId, bytes.slice(0, PART_BYTES))
    const body = { uploadId, name: 'phim.mp4', mime: '', size: bytes.length }
    const before = await db.files.count()
    expect((await send(files.finishUpload, { body })).status).toBe(400)
    expect((await send(files.finishUpload, { body: { ...body, size: PART_BYTES - 1 } })).status).toBe(400)
    expect(await db.files.count()).toBe(before)
    expect((await serveContent(uploadId, request())).status).toBe(404)
  })

  it('cannot be finished when a part that is not the last is short, or has another number', async () => {
    const sendPart = async (uploadId: string, part: number, length: number) => {
      const body = new FormData()
      body.set('uploadId', uploadId)
      body.set('part', String(part))
      body.set('data', new File([patternOf(length)], 'part'))
      await call(files.uploadPart, { body })
    }
    for (const parts of [
      [0, 1],
      [0, 2],
    ] as const) {
      const uploadId = uploadIdAt(Date.now())
      await sendPart(uploadId, parts[0], parts[1] === 1 ? 1 : PART_BYTES)
      await sendPart(uploadId, parts[1], 1)
      const body = { uploadId, name: 'phim.mp4', mime: '', size: PART_BYTES + 1 }
      expect((await send(files.finishUpload, { body })).status).toBe(400)
    }
  })

  it('whose stored part is too short ends with an error', async () => {
    const { uploadId } = await uploaded(bytes)
    await db.fileContents.update(`${uploadId}/00001`, { data: new ArrayBuffer(1) })
    await expect(serveContent(uploadId, request()).then(read)).rejects.toThrow('too short')
  })

  it('leaves nothing behind when it is discarded; a finished one is not discarded', async () => {
    const before = await keys()
    const uploadId = uploadIdAt(Date.now())
    await sendParts(uploadId, bytes)
    await call(files.discardUpload, { body: { uploadId } })
    expect(await keys()).toEqual(before)

    const finished = await uploaded(bytes)
    await call(files.discardUpload, { body: { uploadId: finished.uploadId } })
    expect(await read(await serveContent(finished.uploadId, request()))).toBe(hashOf(bytes))
  })

  it('is deleted by the sweep a day after it began, when it was not finished', async () => {
    const [young, old] = [uploadIdAt(Date.now()), uploadIdAt(Date.now() - DAY_MS - 1000)]
    for (const uploadId of [young, old]) await sendParts(uploadId, patternOf(10))
    const { uploadId: finished } = await uploaded(bytes)
    await sweepFiles()
    const left = (await keys()).map(key => key.split('/')[0])
    expect(left).toContain(young)
    expect(left).toContain(finished)
    expect(left).not.toContain(old)
  })

  it('replaces the content of a file, and the replaced bytes are deleted unless a copy holds them', async () => {
    const first = await uploaded(patternOf(10))
    const second = await uploaded(patternOf(20), 'phim.mp4', 'video/mp4', first.item.id)
    expect(second.item).toMatchObject({ id: first.item.id, size: 20 })
    expect(await db.fileContents.get(first.uploadId)).toBeUndefined()

    const [copy] = await conforming(files.copy, { body: { ids: [first.item.id], folderId: null } })
    if (!copy) throw new Error('There is no copy')
    expect(copy).toMatchObject({ name: 'phim (2).mp4', size: 20 })
    await uploaded(patternOf(30), 'phim.mp4', 'video/mp4', first.item.id)
    const row = await db.files.get(copy.id)
    if (!row) throw new Error('The copy is not stored')
    expect(await read(await serveContent(addressOf(row).slice(contentsPath.length), request()))).toBe(
      hashOf(patternOf(20)),
    )
  })

  it('cannot be finished a second time, and no second file holds its bytes', async () => {
    const { uploadId } = await uploaded(bytes)
    const before = await db.files.count()
    const body = { uploadId, name: 'phim.mp4', mime: '', size: bytes.length }
    const again = await send(files.finishUpload, { body })
    expect([again.status, (await again.json()).field]).toEqual([400, 'uploadId'])
    expect(await db.files.count()).toBe(before)
  })

  it('is refused when it is finished: its parts belong to a file', async () => {
    const { uploadId } = await uploaded(bytes)
    const body = new FormData()
    body.set('uploadId', uploadId)
    body.set('part', '0')
    body.set('data', new File(['other bytes'], 'part'))
    expect((await send(files.uploadPart, { body })).status).toBe(400)
    expect(await read(await serveContent(uploadId, request()))).toBe(hashOf(bytes))
  })

  it('takes a part again after it was finished, because its reply may have been lost, and changes nothing', async () => {
    const { uploadId } = await uploaded(bytes)
    await sendParts(uploadId, bytes)
    const longer = sendParts(uploadId, patternOf(bytes.length + PART_BYTES))
    await expect(longer).rejects.toThrow()
    expect(await read(await serveContent(uploadId, request()))).toBe(hashOf(bytes))
  })

  it.each(['', 'x', '../files', 'none'])('is refused under the id “%s”', async uploadId => {
    const body = new FormData()
    body.set('uploadId', uploadId)
    body.set('part', '0')
    body.set('data', new File(['x'], 'part'))
    expect((await send(files.uploadPart, { body })).status).toBe(400)
  })
})

describe('a range', () => {
  const bytes = patternOf(PART_BYTES + 1000)

  it.each([
    ['bytes=0-', 0, bytes.length],
    ['bytes=0-99', 0, 100],
    [`bytes=${PART_BYTES - 5}-${PART_BYTES + 4}`, PART_BYTES - 5, PART_BYTES + 5],
    ['bytes=-100', bytes.length - 100, bytes.length],
    [`bytes=${PART_BYTES}-99999999`, PART_BYTES, bytes.length],
  ])('%s is served with 206', async (range, start, end) => {
    const { uploadId } = await uploaded(bytes)
    const response = await serveContent(uploadId, request(range))
    expect(response.status).toBe(206)
    expect(response.headers.get('Content-Range')).toBe(`bytes ${start}-${end - 1}/${bytes.length}`)
    expect(response.headers.get('Content-Length')).toBe(String(end - start))
    expect(await read(response)).toBe(hashOf(bytes.slice(start, end)))
  })

  it('beyond the end is refused with 416', async () => {
    const { uploadId } = await uploaded(patternOf(10))
    const response = await serveContent(uploadId, request('bytes=10-'))
    expect([response.status, response.headers.get('Content-Range')]).toEqual([416, 'bytes */10'])
  })

  it.each(['items=0-1', 'bytes=a-b', 'bytes=-', 'bytes=0-1,4-5'])('%s is not a range', header => {
    expect(rangeOf(header, 10)).toBeUndefined()
  })
})

describe('the bytes of a file', () => {
  it.each([
    ['image/png', 'image/png', 'sandbox'],
    ['audio/mpeg', 'audio/mpeg', 'sandbox'],
    ['application/pdf', 'application/pdf', "frame-ancestors 'self'"],
    ['text/html', 'application/octet-stream', 'sandbox'],
    ['image/svg+xml', 'application/octet-stream', 'sandbox'],
    ['text/plain', 'application/octet-stream', 'sandbox'],
  ])('of type %s are served as %s with the policy %s', async (mime, type, policy) => {
    const { uploadId } = await uploaded(patternOf(4), 'a.bin', mime)
    const { headers } = await serveContent(uploadId, request())
    expect(headers.get('Content-Type')).toBe(type)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Content-Security-Policy')).toContain(policy)
  })
})
