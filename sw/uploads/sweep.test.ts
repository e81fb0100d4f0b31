import { beforeEach, expect, it } from 'vitest'
import { db } from '#sw/storage/db.ts'
import { freshServer } from '#tests/support/server.ts'
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
