import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startForTests } from '#server/testing/team-for-tests.ts'
import { PART_BYTES } from '#src/contract/files.ts'
import { uploadIdAt } from '#src/lib/upload-id.ts'
import { serveContent } from '#sw/files/serve-content.ts'
import { db } from '#sw/storage/db.ts'
import { hashOf, patternOf } from '#tests/support/pattern.ts'
import { freshServer } from '#tests/support/server.ts'
import { badNetwork } from '#tests/team/processes/bad-network.ts'
import { RemoteDevice } from '#tests/team/processes/remote-device.ts'

/* A device sends uploads over a network that is cut and loses replies. */

const MIB = 1024 * 1024
const inStep = { state: 'inStep', waiting: 0, done: 0, refused: 0, shadows: 0 }
const device = new RemoteDevice()
let server: Awaited<ReturnType<typeof startForTests>>
let network: Awaited<ReturnType<typeof badNetwork>>
let isLost = () => false

beforeAll(async () => {
  server = await startForTests()
  network = await badNetwork(
    () => server.port,
    () => (isLost() ? 0 : 1),
  )
  await freshServer()
  await device.start()
  await device.run('join', network.address, 'Quầy 1')
}, 60_000)
afterAll(async () => {
  network.stop()
  await device.end()
  await server.stop()
})
beforeEach(() => {
  isLost = () => false
  Object.assign(network, { isCut: true, loses: 0.5, parts: [], partsUntilCut: Number.POSITIVE_INFINITY })
})

const begun = () => uploadIdAt(Date.now())
const read = async (upload: string) => {
  const response = await serveContent(upload, new Request('https://outpost.example/'))
  return hashOf(new Uint8Array(await response.arrayBuffer()))
}
const filesNamed = (upload: string) => db.files.filter(({ name }) => name === `${upload}.mp4`).count()

it('a file of three parts arrives once when each third reply is lost, as one waiting write', async () => {
  const [upload, size] = [begun(), 2 * PART_BYTES + 5]
  await device.run('uploadInParts', upload, size, 'finished')
  expect(await device.run('sync')).toMatchObject({ waiting: 1, state: 'unreachable' })
  let replies = 0
  isLost = () => ++replies % 3 === 0
  network.isCut = false
  for (let passes = 0; passes < 20; passes++) if ((await device.run('sync')).waiting === 0) break
  isLost = () => false
  expect(await device.run('sync')).toEqual(inStep)
  expect(await read(upload)).toBe(hashOf(patternOf(size)))
  expect(await filesNamed(upload)).toBe(1)
  expect(network.parts.map(url => Number(/part=(\d+)/.exec(url)?.[1]))).toEqual([0, 1, 2])
  expect([network.lost > 0, network.contradictions]).toEqual([true, []])
})

it('the reply to the write that makes the file is lost: it is known as done, and no part is sent again', async () => {
  const upload = begun()
  await device.run('uploadInParts', upload, 10, 'finished')
  network.isCut = false
  const before = network.pushes.length
  isLost = () => network.pushes.length > before
  expect(await device.run('sync')).toMatchObject({ waiting: 1 })
  isLost = () => false
  expect(await device.run('sync')).toEqual(inStep)
  expect([network.parts.length, await filesNamed(upload), network.contradictions]).toEqual([1, 1, []])
})

it('a file of 100 MiB arrives after the network was cut and the device was killed in the middle', async () => {
  const [upload, size] = [begun(), 100 * MIB]
  await device.run('uploadInParts', upload, size, 'finished')
  Object.assign(network, { isCut: false, partsUntilCut: 10 })
  expect(await device.run('sync')).toMatchObject({ waiting: 1, state: 'unreachable' })
  expect([network.parts.length, await filesNamed(upload)]).toEqual([10, 0])
  await device.kill()
  await device.start()
  Object.assign(network, { isCut: false, partsUntilCut: Number.POSITIVE_INFINITY })
  expect(await device.run('sync')).toEqual(inStep)
  expect(new Set(network.parts).size).toBe(size / PART_BYTES)
  expect(network.parts.length).toBe(size / PART_BYTES)
  expect(await read(upload)).toBe(hashOf(patternOf(size)))
}, 240_000)

it('an upload that was discarded sends nothing', async () => {
  const upload = begun()
  await device.run('uploadInParts', upload, 10, 'discarded')
  network.isCut = false
  expect(await device.run('sync')).toEqual(inStep)
  expect([network.parts, await db.fileContents.get(`${upload}/00000`)]).toEqual([[], undefined])
})

it('writes that are too large for one push are sent in several, and those before an upload are not held up by it', async () => {
  const [count, upload, pushes] = [3, begun(), network.pushes.length]
  for (let number = 0; number < count; number++) await device.run('uploadWhole', `lớn ${number}.txt`, 6 * MIB)
  await device.run('addTasks', 1, 3)
  await device.run('uploadInParts', upload, 10, 'finished')
  await device.run('addTasks', 4, 3)
  Object.assign(network, { isCut: false, partsUntilCut: 0 })
  expect(await device.run('sync')).toMatchObject({ waiting: 4, refused: 0 })
  Object.assign(network, { isCut: false, partsUntilCut: 1 })
  expect(await device.run('sync')).toEqual(inStep)
  const sizes = network.pushes.slice(pushes).map(({ body }) => JSON.parse(body).requests.length)
  expect(sizes).toEqual([1, 1, 4, 4])
  expect(network.largestPush).toBeLessThan(16 * MIB)
  expect(await db.files.filter(({ name }) => name.startsWith('lớn')).count()).toBe(count)
}, 240_000)
