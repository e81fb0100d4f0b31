import { beforeEach, expect, it } from 'vitest'
import { contacts } from '#src/contract/contacts.ts'
import { notes } from '#src/contract/notes.ts'
import { trash } from '#src/contract/shell/trash.ts'
import { tasks } from '#src/contract/tasks.ts'
import { db } from '#sw/storage/db.ts'
import { call, freshServer, send } from '#tests/support/server.ts'

beforeEach(freshServer)

const rowsStored = async () => {
  const counts = await Promise.all([db.trash.count(), db.replies.count(), db.written.count()])
  return counts.reduce((sum, count) => sum + count)
}

it.each([
  ['one task', { endpoint: tasks.remove, query: { id: 'task-1-1' } }],
  ['many tasks', { endpoint: tasks.removeMany, body: { ids: ['task-1-1', 'task-1-2'] } }],
])(
  'a purge of %s deletes and stores nothing, and lists no longer contain what it deleted',
  async (_, { endpoint, ...sent }) => {
    expect(await call(tasks.list)).toContainEqual(expect.objectContaining({ id: 'task-1-1' }))
    const before = await rowsStored()
    const headers = { 'Outpost-Purge': 'yes', 'Idempotency-Key': crypto.randomUUID() }
    expect((await send(endpoint, { ...sent, headers })).status).toBe(200)
    expect(await rowsStored()).toBeLessThanOrEqual(before)
    expect(await db.tasks.get('task-1-1')).toBeUndefined()
    expect(await call(tasks.list)).not.toContainEqual(expect.objectContaining({ id: 'task-1-1' }))
  },
)

it.each([
  ['the trash', tasks.remove, 'task-1-1', trash.purge],
  ['the trash of the notes', notes.remove, 'note-1', notes.purge],
])('a purge of %s stores nothing', async (_, remove, id, endpoint) => {
  await call(remove, { query: { id } })
  const before = await rowsStored()
  const headers = { 'Outpost-Purge': 'yes', 'Idempotency-Key': crypto.randomUUID() }
  expect((await send(endpoint, { body: { ids: [id] }, headers })).status).toBe(200)
  expect(await rowsStored()).toBeLessThan(before)
  expect(await db.trash.get(id)).toBeUndefined()
})

it('a removal that does not purge can be restored', async () => {
  const [first] = await call(contacts.browse)
  await call(contacts.remove, { query: { id: first.id } })
  expect((await db.trash.get(first.id))?.table).toBe('contacts')
})
