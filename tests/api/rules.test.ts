import { beforeEach, describe, expect, it } from 'vitest'
import { notes } from '#src/contract/notes.ts'
import { session } from '#src/contract/session.ts'
import { navigation } from '#src/contract/shell/navigation.ts'
import { fontSizes, pageSizes, preferences, takeOutFormats } from '#src/contract/shell/preferences.ts'
import { tasks } from '#src/contract/tasks.ts'
import { db } from '#sw/storage/db.ts'
import { covers } from '#tests/support/checks/covers.ts'
import { call, freshServer, send } from '#tests/support/server.ts'

/** Rules that the tests of no domain cover. */
describe('rules that no other test covers', () => {
  beforeEach(freshServer)

  it('a note is archived and gets a reminder, and both are undone', async () => {
    covers('notes.archived-reminder')
    const reminder = '2027-01-20T02:00:00.000Z'
    const change = (fields: object) =>
      call(notes.update, { body: { updatedNote: { id: 'note-2', ...fields } } })
    expect(await change({ archived: true, reminder })).toMatchObject({ archived: true, reminder })
    expect(await change({ archived: false, reminder: null })).toMatchObject({
      archived: false,
      reminder: null,
    })
  })

  it('each line of a checklist is completed separately, and reopened', async () => {
    covers('notes.checklist')
    const lines = (await db.notes.get('note-1'))?.tasks ?? []
    for (const completed of [false, true]) {
      const changed = lines.map((line, index) => (index === 1 ? { ...line, completed } : line))
      const updatedNote = { id: 'note-1', tasks: changed }
      expect((await call(notes.update, { body: { updatedNote } })).tasks).toEqual(changed)
    }
  })

  it('a new task is first and all tasks are numbered from 0', async () => {
    covers('tasks.new-first')
    const { id, order } = await call(tasks.create, { body: { type: 'task' } })
    expect(order).toBe(0)
    const list: { id: string; order: number }[] = await call(tasks.list)
    expect(list[0]?.id).toBe(id)
    expect(list.map(task => task.order)).toEqual(list.map((_, index) => index))
  })

  it('a user who has chosen none has the default display settings', async () => {
    covers('defaults.display', 'defaults.layout')
    const { fav } = await call(navigation.get)
    expect(JSON.parse(fav)).toEqual({ Theme: 'theme-default', Scheme: 'auto', Layout: 'classy' })
  })

  it('products have a tax of 8, 10, 18, 20 or 30 per cent', async () => {
    covers('products.taxes')
    const taxes = new Set((await db.products.toArray()).map(({ taxPercent }) => taxPercent))
    expect([...taxes].sort((a, b) => a - b)).toEqual([8, 10, 18, 20, 30])
  })

  it('tasks have the priorities 0, 1 and 2 and the types task and section', async () => {
    covers('tasks.values')
    const list = await db.tasks.toArray()
    expect(new Set(list.map(({ priority }) => priority))).toEqual(new Set([0, 1, 2]))
    expect(new Set(list.map(({ type }) => type))).toEqual(new Set(['task', 'section']))
    for (const body of [{ type: 'note' }, { type: 'task', task: { priority: 3 } }])
      expect((await send(tasks.create, { body })).status).toBe(400)
  })

  it('a password may be short and simple', async () => {
    covers('password.length')
    const body = { oldPassword: 'Outpost-2026', newPassword: 'a', twoStep: true, changeEvery6Months: false }
    expect(await call(preferences.resetPassword, { body })).toMatchObject({ resulted: true })
    await call(session.signIn, { body: { email: 'staff@outpost.example', password: 'a' }, token: null })
  })

  it('preferences accept every option of the form, and no other value', async () => {
    covers('preferences.page-size', 'preferences.font-size', 'preferences.take-out')
    expect([pageSizes, fontSizes, takeOutFormats]).toEqual([
      [10, 50, 100, 200, 500, 1000],
      [0, 1],
      [0, 2, 3],
    ])
    const options = { pagingItems: pageSizes, fontSizeType: fontSizes, takeOutPageFormat: takeOutFormats }
    for (const [name, values] of Object.entries(options)) {
      for (const value of values) {
        await call(preferences.update, { body: { [name]: value } })
        expect(await call(preferences.get)).toMatchObject({ [name]: value })
      }
      for (const value of [-1, 7, '10'])
        expect((await send(preferences.update, { body: { [name]: value } })).status).toBe(400)
    }
  })
})
