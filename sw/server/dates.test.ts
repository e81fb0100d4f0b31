import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { boards } from '#src/contract/boards.ts'
import { Moment } from '#src/contract/core/fields.ts'
import { notes } from '#src/contract/notes.ts'
import { messages } from '#src/contract/shell/messages.ts'
import { notifications } from '#src/contract/shell/notifications.ts'
import { tasks } from '#src/contract/tasks.ts'
import { db } from '#sw/storage/db.ts'
import { call, freshServer, send } from '#tests/support/server.ts'

beforeEach(freshServer)

/** It has the form of an ISO date-time, but JavaScript knows no date for it. */
const noDate = '2026-02-28T00:00:00+07'

describe('a date-time', () => {
  it('is stored in UTC', () =>
    expect(v.parse(Moment, '2026-02-28T00:00:00+07:00')).toBe('2026-02-27T17:00:00.000Z'))

  it.each([noDate, '9999-12-31T23:59:59-23:59', '0000-01-01T00:00:00+23:59'])('is not %s', text =>
    expect(v.is(Moment, text)).toBe(false),
  )

  it.each([
    ['a task', tasks.create, { task: { title: 'x', dueDate: noDate } }],
    ['a note', notes.create, { note: { title: 'x', content: '', reminder: noDate } }],
    ['a message', messages.create, { message: { title: 'x', time: noDate } }],
    ['a notification', notifications.create, { notification: { title: 'x', time: noDate } }],
    ['a card', boards.updateCard, { id: 'x', card: { dueDate: noDate } }],
  ])('that does not exist is refused for %s', async (_, endpoint, body) => {
    const response = await send(endpoint, { body })
    expect([response.status, (await response.json()).code]).toEqual([400, 'invalid'])
  })
})

it('a repeating task with a date that an older version has stored is completed without a next one', async () => {
  const task = await call(tasks.create, { body: { task: { title: 'x', repeat: 'daily' } } })
  await db.tasks.update(task.id, { dueDate: noDate })
  const count = await db.tasks.count()
  await call(tasks.complete, { body: { ids: [task.id], completed: true } })
  expect(await db.tasks.count()).toBe(count)
})
