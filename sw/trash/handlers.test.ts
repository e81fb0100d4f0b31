import * as v from 'valibot'
import { beforeEach, expect, it } from 'vitest'
import { contacts } from '#src/contract/contacts.ts'
import { mails } from '#src/contract/mails.ts'
import { trash } from '#src/contract/shell/trash.ts'
import { tasks } from '#src/contract/tasks.ts'
import { db } from '#sw/storage/db.ts'
import { conforming } from '#tests/support/conforming.ts'
import { call, freshServer } from '#tests/support/server.ts'
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
  'a row that was removed at %d is no row of the trash',
  at => {
    const row = { id: 'a', table: 'tasks', row: {}, by: 'huong', at: 0 }
    expect([v.is(TrashedRow, row), v.is(TrashedRow, { ...row, at })]).toEqual([true, false])
  },
)
