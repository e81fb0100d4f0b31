import { Dexie } from 'dexie'
import { beforeEach, expect, it } from 'vitest'
import { DEVICE_DATABASE } from '#src/lib/existing-database.ts'
import { db } from '#sw/storage/db.ts'
import { rowSchemas } from '#sw/storage/row-schemas.ts'
import { filled } from '#tests/support/filled.ts'
import { freshServer } from '#tests/support/server.ts'
import { canHoldUpload, uploadsOf } from './references.ts'
import { uploadStore } from './store.ts'
import { sweepUploads } from './sweep.ts'

beforeEach(freshServer)

const upload = async (at: number) => {
  const path = await uploadStore.add('image/png', new ArrayBuffer(8))
  const id = path.slice(path.lastIndexOf('/') + 1)
  await db.uploads.update(id, { at })
  return { id, path }
}

it('deletes unused uploads after a day; keeps pictures, parts of mails and new uploads', async () => {
  const [avatar, part, removed, unused, fresh] = [
    await upload(1),
    await upload(1),
    await upload(1),
    await upload(1),
    await upload(Date.now()),
  ]
  await db.users.update('huong', { avatar: avatar.path })
  const [mail, other] = await db.mails.toArray()
  if (!mail || !other) throw new Error('The sample has mails')
  const withPart = (downloadUrl: string) => [
    { type: 'image/png', name: 'x', size: 8, preview: 'png', downloadUrl },
  ]
  await db.mails.put({ ...mail, attachments: withPart(part.path) })
  const row = { ...other, attachments: withPart(removed.path) }
  await db.trash.put({ id: other.id, table: 'mails', row, by: 'huong', at: Date.now() })

  await sweepUploads()
  const kept = await db.uploads.toCollection().primaryKeys()
  expect(kept.toSorted()).toEqual([avatar.id, part.id, removed.id, fresh.id].toSorted())
  expect(kept).not.toContain(unused.id)
})

it('keeps the files of messages in the outbox as long as they wait', async () => {
  const [waiting, sent] = [await upload(1), await upload(1)]
  const attachments = [{ type: 'image/png', name: 'x', size: 8, preview: 'png', downloadUrl: waiting.path }]
  const device = new Dexie(DEVICE_DATABASE)
  device.version(1).stores({ outbox: 'id' })
  await device.table('outbox').put({ id: 'a', fromID: 'huong', toID: 'duc', text: '', at: 1, attachments })
  await sweepUploads()
  expect(await db.uploads.toCollection().primaryKeys()).toEqual([waiting.id])
  expect(sent.id).not.toBe(waiting.id)
  await device.table('outbox').clear()
  await db.uploads.update(waiting.id, { checkedAt: 0 })
  await sweepUploads()
  expect(await db.uploads.count()).toBe(0)
  await device.delete()
})

it('creates no database for the outbox', async () => {
  await sweepUploads()
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(DEVICE_DATABASE)
})

interface Shape {
  entries?: Record<string, Shape>
  wrapped?: Shape
  item?: Shape
  options?: Shape[]
}

/** Returns a value of a schema with a text in the first field that `holdsUpload` marks. */
function withUpload({ entries, wrapped, item, options }: Shape, value: unknown, path: string): unknown {
  if (wrapped) return withUpload(wrapped, value, path)
  const option = options?.find(canHoldUpload)
  if (option) return withUpload(option, value, path)
  if (item) return [withUpload(item, undefined, path)]
  const [name, entry] = Object.entries(entries ?? {}).find(([, child]) => canHoldUpload(child)) ?? []
  if (!name || !entry) return path
  const fields = (value ?? {}) as Record<string, unknown>
  return { ...fields, [name]: withUpload(entry, fields[name], path) }
}

it('a photo of a take-out, which is one kind of document, is a reference', () => {
  const { shopDocuments } = rowSchemas
  if (!shopDocuments) throw new Error('No table shopDocuments')
  expect(canHoldUpload(shopDocuments)).toBe(true)
  const row = { id: 'x', kind: 'takeOut', proof: ['images/uploads/photo'] }
  expect(new Set(uploadsOf(shopDocuments, row))).toEqual(new Set(['photo']))
})

const holders = filled(Object.entries(rowSchemas).filter(([, schema]) => canHoldUpload(schema)))

it.each(holders)(
  'an upload is not deleted while a row of %s refers to it, and is deleted after that',
  async (table, schema) => {
    const { id, path } = await upload(1)
    const [row] = await db.table<object>(table).toArray()
    await db.table(table).put(withUpload(schema as Shape, row ?? { id: 'x' }, path))
    await sweepUploads()
    expect(await db.uploads.get(id)).toBeDefined()
    await db.table(table).clear()
    await db.uploads.update(id, { checkedAt: 0 })
    await sweepUploads()
    expect(await db.uploads.get(id)).toBeUndefined()
  },
)
