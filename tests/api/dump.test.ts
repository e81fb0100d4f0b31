import { beforeAll, expect, it } from 'vitest'
import { db } from '#sw/storage/db.ts'
import { freshServer } from '#tests/support/server.ts'
import { dump } from './dump.ts'

beforeAll(freshServer)

it('what is written, and what is undone with its transaction, is read again; another database too', async () => {
  const before = await dump()
  expect(before.tasks).toContain('task-1')
  await db.meta.put({ key: 'dump', value: 'written' })
  expect({ ...(await dump()), meta: '' }).toEqual({ ...before, meta: '' })
  expect((await dump()).meta).toContain('"written"')
  const undone = db.transaction('rw', 'meta', async () => {
    await db.meta.put({ key: 'dump', value: 'undone' })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect((await dump()).meta).toContain('"written"')
  await freshServer()
  expect((await dump()).meta).not.toContain('"written"')
})
