import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PART_BYTES } from '#src/contract/files.ts'
import { toJson } from '#src/lib/bytes-json.ts'
import { serveFile } from '#sw/pwa/serve-file.ts'
import { db } from '#sw/storage/db.ts'
import { freshServer } from '#tests/support/server.ts'
import { fakeTeam, join } from './fake-team.ts'

let server: ReturnType<typeof fakeTeam>

beforeEach(async () => {
  await freshServer()
  server = fakeTeam()
  for (const table of ['users', 'permissions'])
    for (const row of await db.table(table).toArray()) server.put(table, row.id ?? row.groupID, row)
})
afterEach(() => vi.unstubAllGlobals())

const open = (path: string, headers = {}) =>
  serveFile(new Request(`https://shop.example/images/uploads/${path}`, { headers }), '/')
const bytesOf = async (response: Response) => Array.from(new Uint8Array(await response.arrayBuffer()))
const asked = () => server.asked.filter(url => url.includes('/blob/')).length
const picture = { id: 'picture', mime: 'image/png', data: Uint8Array.of(1, 2, 3) }

it('a picture that another device uploaded is fetched once and kept', async () => {
  await join()
  server.blobs = { picture: { table: 'uploads', doc: toJson(picture) } }
  server.status = 0
  const offline = await open('picture')
  expect([offline.status, (await offline.json()).code]).toEqual([502, 'teamUnreachable'])

  server.status = 200
  expect(await bytesOf(await open('picture'))).toEqual([1, 2, 3])
  const before = asked()
  server.status = 0
  expect(await bytesOf(await open('picture'))).toEqual([1, 2, 3])
  expect(asked()).toBe(before)
  expect([await db.outbox.count(), await db.shadows.count()]).toEqual([0, 0])
})

it('a range of a file in parts fetches only the parts that it needs', async () => {
  await join()
  const size = 2 * PART_BYTES + 2
  const part = (at: number, data: Uint8Array) => ({
    table: 'fileContents',
    doc: toJson({ id: `film/0000${at}`, mime: '', data }),
  })
  server.blobs = {
    film: {
      table: 'fileContents',
      doc: toJson({ id: 'film', mime: 'video/mp4', data: new Uint8Array(), size }),
    },
    'film?part=0': part(0, new Uint8Array(PART_BYTES).fill(1)),
    'film?part=1': part(1, new Uint8Array(PART_BYTES).fill(2)),
    'film?part=2': part(2, Uint8Array.of(3, 4)),
  }
  const range = { Range: `bytes=${2 * PART_BYTES - 1}-${2 * PART_BYTES}` }
  server.status = 0
  expect((await open('files/film', range)).status).toBe(502)
  server.status = 200
  const found = await open('files/film', range)
  expect([found.status, await bytesOf(found)]).toEqual([206, [2, 3]])
  expect((await db.fileContents.toCollection().primaryKeys()).filter(key => key.startsWith('film'))).toEqual([
    'film',
    'film/00001',
    'film/00002',
  ])
  expect((await bytesOf(await open('files/film'))).length).toBe(size)
})

it('a network that ends between two parts ends the body with an error; the rest is sent for a range', async () => {
  await join()
  const size = PART_BYTES + 2
  const head = { id: 'film', mime: 'video/mp4', data: new Uint8Array(), size }
  const part = (at: number, data: Uint8Array) => ({
    table: 'fileContents',
    doc: toJson({ id: `film/0000${at}`, mime: '', data }),
  })
  server.blobs = {
    film: { table: 'fileContents', doc: toJson(head) },
    'film?part=0': part(0, new Uint8Array(PART_BYTES).fill(1)),
    'film?part=1': part(1, Uint8Array.of(3, 4)),
  }
  // The head is known, the first bytes are not.
  expect((await open('files/film', { Range: 'bytes=0-0' })).status).toBe(206)
  await db.fileContents.delete('film/00000')
  server.status = 0
  const none = await open('files/film')
  expect([none.status, (await none.json()).code]).toEqual([502, 'teamUnreachable'])

  server.status = 200
  const cut = await open('files/film')
  server.status = 0
  const reader = cut.body?.getReader()
  expect((await reader?.read())?.value?.length).toBe(PART_BYTES)
  await expect(reader?.read()).rejects.toThrow('teamUnreachable')

  server.status = 200
  const tag = cut.headers.get('ETag') ?? ''
  const rest = await open('files/film', { Range: `bytes=${PART_BYTES}-`, 'If-Range': tag })
  expect([rest.status, await bytesOf(rest)]).toEqual([206, [3, 4]])
  const other = await open('files/film', { Range: `bytes=${PART_BYTES}-`, 'If-Range': '"other"' })
  expect([other.status, (await bytesOf(other)).length]).toEqual([200, size])
})

it('bytes that the team does not have, or of another table, are 404; without a team nothing is asked', async () => {
  expect((await open('picture')).status).toBe(404)
  expect(server.asked).toEqual([])
  await join()
  server.blobs = { picture: { table: 'uploads', doc: toJson(picture) } }
  expect((await open('unknown')).status).toBe(404)
  expect((await open('files/picture')).status).toBe(404)
  expect((await open('files/..%2Fx')).status).toBe(404)
})
