import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { chat } from '#src/contract/chat.ts'
import { contacts } from '#src/contract/contacts.ts'
import { mails } from '#src/contract/mails.ts'
import { notes } from '#src/contract/notes.ts'
import { permissions } from '#src/contract/permissions.ts'
import { trash } from '#src/contract/shell/trash.ts'
import { tasks } from '#src/contract/tasks.ts'
import { issue } from '#sw/session/token.ts'
import { db } from '#sw/storage/db.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { call, freshServer, send } from '#tests/support/server.ts'
import { TrashedRow } from './domain.ts'

beforeEach(freshServer)

it('the trash lists removed rows of every kind, the latest first, until they are restored', async () => {
  expect(await conforming(trash.list)).toEqual([])
  const [contact, mail, task] = [
    await db.contacts.toCollection().first(),
    await db.mails.toCollection().first(),
    await db.tasks.where({ id: 'task-2-1' }).first(),
  ]
  await call(contacts.remove, { query: { id: contact?.id ?? '' } })
  await call(mails.remove, { query: { id: mail?.id ?? '' } })
  await call(tasks.remove, { query: { id: 'task-2-1' } })
  const listed = await conforming(trash.list)
  expect(new Set(listed.map(({ kind, title }) => `${kind}: ${title}`))).toEqual(
    new Set([`contacts: ${contact?.name}`, `mails: ${mail?.subject}`, `tasks: ${task?.title}`]),
  )
  expect(listed.map(({ at }) => at)).toEqual(
    listed
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )

  await call(tasks.restore, { body: { ids: ['task-2-1'] } })
  expect((await conforming(trash.list)).map(({ kind }) => kind)).not.toContain('tasks')
})

it.each([9e15, -9e15, Number.POSITIVE_INFINITY])(
  'a row that was removed at %d is not a row of the trash',
  at => {
    const row = { id: 'a', table: 'tasks', row: {}, by: 'huong', at: 0 }
    expect([v.is(TrashedRow, row), v.is(TrashedRow, { ...row, at })]).toEqual([true, false])
  },
)

describe('the window of the trash', () => {
  beforeEach(async () => {
    for (const id of ['task-1-1', 'task-1-2', 'task-2-1']) await call(tasks.remove, { query: { id } })
    await call(contacts.remove, { query: { id: 'dang-quynh-anh' } })
  })

  it('finds rows by kind and by a part of the title without accents, and counts each kind', async () => {
    const all = await conforming(trash.find, { query: {} })
    expect(all.total).toBe(4)
    expect(all.kinds.map(({ kind, count }) => `${kind} ${count}`).toSorted()).toEqual([
      'contacts 1',
      'tasks 3',
    ])
    const named = await conforming(trash.find, { query: { search: 'dang quynh' } })
    expect(named.rows.map(({ id }) => id)).toEqual(['dang-quynh-anh'])
    expect(named.kinds).toMatchObject([{ kind: 'contacts', count: 1 }])
    const none = await conforming(trash.find, { query: { search: 'dang quynh', kind: 'tasks' } })
    expect(none).toMatchObject({ rows: [], total: 0 })
  })

  it('has the rows from a number on, in the order of the list', async () => {
    const ids = (await conforming(trash.list)).map(({ id }) => id)
    const windows = await Promise.all(
      ['0', '3'].map(from => conforming(trash.find, { query: { from, size: '3' } })),
    )
    expect(windows.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(ids)
    expect(windows.map(({ rows }) => rows.length)).toEqual([3, 1])
  })

  it('says when a row is deleted permanently: 30 days after its removal', async () => {
    const { rows } = await conforming(trash.find, { query: {} })
    expect(rows.map(({ at, purgeAt }) => Date.parse(purgeAt) - Date.parse(at))).toEqual(
      Array(4).fill(30 * 24 * 60 * 60 * 1000),
    )
  })

  it('has more rows than the list', async () => {
    await db.trash.bulkAdd(
      Array.from({ length: 1200 }, (_, index) => ({
        id: `many-${index}`,
        table: 'notes',
        row: { id: `many-${index}`, title: 'Nhiều' },
        by: 'huong',
        at: index,
      })),
    )
    const { rows, total } = await conforming(trash.find, { query: { from: '1203', size: '10' } })
    expect([total, rows.map(({ id }) => id)]).toEqual([1204, ['many-0']])
  })
})

describe('a purge', () => {
  beforeEach(async () => {
    await call(tasks.remove, { query: { id: 'task-1-1' } })
    await call(tasks.remove, { query: { id: 'task-1-2' } })
    await call(notes.remove, { query: { id: 'note-1' } })
  })
  const left = async () => (await db.trash.toCollection().primaryKeys()).toSorted()

  it('deletes the chosen rows permanently and leaves the others', async () => {
    expect(await conforming(trash.purge, { body: { ids: ['task-1-1', 'note-1', 'note-1'] } })).toBe(2)
    expect(await left()).toEqual(['task-1-2'])
    expect((await send(tasks.restore, { body: { ids: ['task-1-1'] } })).status).toBe(404)
  })

  it('is refused to users who may view but not restore one of the rows; nothing is deleted', async () => {
    await call(permissions.update, { body: { groupID: 'store', permissions: { tasks: 'create' } } })
    const response = await send(trash.purge, { body: { ids: ['note-1', 'task-1-1'] } })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'forbidden', area: 'tasks', level: 'edit' })
    expect(await left()).toEqual(['note-1', 'task-1-1', 'task-1-2'])
  })

  it('of a row that is not there, or that the user may not view, is refused; nothing is deleted', async () => {
    await call(permissions.update, { body: { groupID: 'store', permissions: { tasks: 'none' } } })
    for (const id of ['task-1-1', 'gone', 'task-2-2'])
      expect((await send(trash.purge, { body: { ids: ['note-1', id] } })).status).toBe(404)
    expect(await left()).toEqual(['note-1', 'task-1-1', 'task-1-2'])
  })

  it('of what another user removed for himself is refused', async () => {
    const [message] = await db.chatMessages.limit(1).toArray()
    await call(chat.remove, { query: { id: message?.id ?? '' } })
    const token = await issue('chau')
    expect((await send(trash.purge, { body: { ids: [message?.id ?? ''] }, token })).status).toBe(404)
    expect(await left()).toContain(message?.id)
  })

  it('stores nothing when the device is full', async () => {
    const headers = { 'Outpost-Purge': 'yes', 'Idempotency-Key': crypto.randomUUID() }
    const replies = await db.replies.count()
    expect((await send(trash.purge, { body: { ids: ['task-1-1'] }, headers })).status).toBe(200)
    expect([await db.replies.count(), await left()]).toEqual([replies, ['note-1', 'task-1-2']])
  })
})
