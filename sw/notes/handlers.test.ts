import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Note, NoteRow, notes } from '#src/contract/notes.ts'
import { db } from '#sw/storage/db.ts'
import { covers } from '#tests/support/checks/covers.ts'
import { filled } from '#tests/support/filled.ts'
import { call, freshServer, send } from '#tests/support/server.ts'

beforeEach(freshServer)

const list = (): Promise<Note[]> => call(notes.list)
const find = async (id: string) => (await list()).find(note => note.id === id) as Note
const update = (updatedNote: object): Promise<Note> => call(notes.update, { body: { updatedNote } })
const titles = (labels: { title: string }[]) => labels.map(({ title }) => title)

describe('notes', () => {
  it('are sixteen, three of them archived, each with a unique id', async () => {
    covers('notes.sample')
    const all = await list()
    expect(all).toHaveLength(16)
    expect(all.filter(note => note.archived)).toHaveLength(3)
    expect(new Set(all.map(note => note.id)).size).toBe(16)
    const rows = await db.notes.toArray()
    for (const row of rows) v.parse(v.strictObject(NoteRow.entries), row)
    const images = rows.flatMap(({ image }) => (image ? `public/${image}` : []))
    expect(filled(images).filter(image => !existsSync(image))).toEqual([])
  })

  it('are listed newest first, with complete labels', async () => {
    const all = await list()
    const created = all.map(note => note.createdAt)
    expect(created).toEqual(created.toSorted().toReversed())
    expect((await find('note-1')).labels).toEqual([
      { id: 'work', title: 'Work' },
      { id: 'tasks', title: 'Tasks' },
    ])
  })

  it('are returned by their ids, with complete labels, without unknown ids', async () => {
    const rows = await call(notes.rows, { query: { ids: 'note-1,none' } })
    expect(rows).toEqual([await find('note-1')])
  })

  it('with a reminder are listed newest first, without archived ones', async () => {
    const reminder = '2030-01-01T00:00:00Z'
    const { id } = await call(notes.create, { body: { note: { title: 'x', reminder } } })
    await call(notes.create, { body: { note: { title: 'y', reminder, archived: true } } })
    const expected = (await list()).filter(note => note.reminder && !note.archived)
    expect(await call(notes.reminders)).toEqual(expected)
    expect(expected[0]?.id).toBe(id)
    expect(expected.length).toBeGreaterThan(1)
  })

  it('keep at most 30 combining marks on a letter, and text in any language', async () => {
    const content = `Ắ q\u0323\u0307 ${'a\u0307\u0323'.repeat(3)}`
    const { id } = await call(notes.create, { body: { note: { title: 'x', content } } })
    expect((await find(id)).content).toBe(content)
    await update({ id, content: `a${'\u0307\u0323'.repeat(40_000)}b` })
    expect((await find(id)).content).toBe(`a${'\u0307\u0323'.repeat(15)}b`)
  })

  it('get an id and a creation time from the server, also when the body contains them', async () => {
    const note = {
      id: 'mine',
      title: 'Mới',
      createdAt: '2020-01-01T00:00:00Z',
      updatedAt: '2020-01-01T00:00:00Z',
    }
    const created: Note = await call(notes.create, { body: { note } })
    expect(created).toMatchObject({
      title: 'Mới',
      content: '',
      tasks: null,
      archived: false,
      updatedAt: null,
    })
    expect(created.id).not.toBe('mine')
    expect(Date.now() - Date.parse(created.createdAt)).toBeLessThan(60_000)
    expect((await list())[0]).toEqual(created)
  })

  it('accept labels as ids or as objects, and store ids', async () => {
    const note = await update({ id: 'note-5', labels: ['work', { id: 'family', title: 'Family' }] })
    expect(titles(note.labels)).toEqual(['Work', 'Family'])
    expect((await db.notes.get('note-5'))?.labels).toEqual(['work', 'family'])
    expect(await find('note-5')).toEqual(note)
  })

  it('can be sent back as they were returned; only the time of the change differs', async () => {
    const before = await find('note-1')
    const { updatedAt, ...after } = await update(before)
    expect({ ...after, updatedAt: before.updatedAt }).toEqual(before)
    expect(Date.now() - Date.parse(updatedAt ?? '')).toBeLessThan(60_000)
  })

  it('keep their id, their creation time and the fields that a patch lacks, and ignore unknown fields', async () => {
    const before = await find('note-2')
    const body =
      '{"updatedNote":{"id":"note-2","archived":true,"createdAt":"2020-01-01T00:00:00Z","foreign":1,"__proto__":{"polluted":1}}}'
    const after = await call(notes.update, { body })
    expect(after).toEqual({ ...before, archived: true, updatedAt: after.updatedAt })
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  it('get a new line at the end of their checklist; the first line creates it', async () => {
    const withLine: Note = await call(notes.addTask, {
      body: { note: { id: 'note-2' }, task: 'Mua ruy băng' },
    })
    expect(withLine.tasks).toMatchObject([{ content: 'Mua ruy băng', completed: false }])
    const note = await find('note-1')
    const longer: Note = await call(notes.addTask, { body: { note, task: 'Tắt quạt' } })
    expect(longer.tasks?.slice(0, -1)).toEqual(note.tasks)
    expect(longer.tasks?.at(-1)).toMatchObject({ content: 'Tắt quạt', completed: false })
    expect(await find('note-1')).toEqual(longer)
  })

  it('move to the trash, are restored unchanged, or are deleted permanently', async () => {
    const before = await list()
    expect(await call(notes.remove, { query: { id: 'note-1' } })).toBe(true)
    expect(((await call(notes.trash)) as Note[]).map(({ id }) => id)).toEqual(['note-1'])
    expect(await call(notes.restore, { body: { ids: ['note-1'] } })).toEqual([
      before.find(n => n.id === 'note-1'),
    ])
    expect(await list()).toEqual(before)
    await call(notes.remove, { query: { id: 'note-2' } })
    expect(await call(notes.purge, { body: { ids: ['note-2'] } })).toBe(true)
    expect(await call(notes.trash)).toEqual([])
    expect((await send(notes.restore, { body: { ids: ['note-2'] } })).status).toBe(404)
  })

  it('are changed and removed in one call, all or none', async () => {
    const updatedNotes = ['note-1', 'note-2'].map(id => ({ id, archived: true }))
    const changed: Note[] = await call(notes.updateMany, { body: { updatedNotes } })
    expect(changed.map(({ id, archived }) => [id, archived])).toEqual([
      ['note-1', true],
      ['note-2', true],
    ])
    const before = await list()
    const stray = { ids: ['note-1', 'no-such-note'] }
    expect((await send(notes.removeMany, { body: stray })).status).toBe(404)
    expect(await list()).toEqual(before)
    await call(notes.removeMany, { body: { ids: ['note-1', 'note-2'] } })
    expect((await send(notes.restore, { body: stray })).status).toBe(404)
    expect((await send(notes.purge, { body: stray })).status).toBe(404)
    expect(await call(notes.restore, { body: { ids: ['note-1', 'note-2'] } })).toHaveLength(2)
    expect(await list()).toEqual(before)
  })
})

describe('note labels', () => {
  it('are the six of the sample', async () => {
    const six = ['Family', 'Work', 'Tasks', 'Priority', 'Personal', 'Friends']
    expect(titles(await call(notes.labels))).toEqual(six)
  })

  it('are all returned after each write', async () => {
    const created = await call(notes.createLabel, { body: { title: 'Tết' } })
    expect(titles(created).slice(-1)).toEqual(['Tết'])
    const label = { ...created.at(-1), title: 'Tết này' }
    expect(await call(notes.updateLabel, { body: { label } })).toEqual([...created.slice(0, -1), label])
    expect(await call(notes.removeLabel, { query: { id: label.id } })).toEqual(created.slice(0, -1))
  })

  it('are removed from notes when they are deleted', async () => {
    covers('notes.label-removed')
    expect(await db.notes.where('labels').equals('work').count()).toBeGreaterThan(0)
    await call(notes.removeLabel, { query: { id: 'work' } })
    expect(await db.notes.where('labels').equals('work').count()).toBe(0)
    expect((await list()).some(note => note.labels.some(({ id }) => id === 'work'))).toBe(false)
  })
})

it.each(
  Object.entries({
    labels: {},
    createLabel: { body: { title: 'Tết' } },
    updateLabel: { body: { label: { id: 'work', title: 'Việc' } } },
    removeLabel: { query: { id: 'work' } },
    addTask: { body: { note: { id: 'note-1' }, task: 'Tắt quạt' } },
    list: {},
    create: { body: { note: { title: 'Mới', labels: ['work'] } } },
    update: { body: { updatedNote: { id: 'note-1', pinned: false } } },
    remove: { query: { id: 'note-1' } },
    trash: {},
    updateMany: { body: { updatedNotes: [{ id: 'note-1', pinned: false }] } },
    removeMany: { body: { ids: ['note-1'] } },
    restore: { body: { ids: ['note-16'] } },
    purge: { body: { ids: ['note-16'] } },
  } satisfies Record<keyof typeof notes, object>),
)('%s returns what the contract declares', async (name, sent) => {
  const endpoint = notes[name as keyof typeof notes]
  await call(notes.remove, { query: { id: 'note-16' } })
  const reply = await call(endpoint, sent)
  expect(v.parse(endpoint.reply, reply)).toEqual(reply)
})

describe('an invalid write', () => {
  it.each([
    ['create', '', 400],
    ['create', '{"note":[]}', 400],
    ['create', '{"note":{"title":1}}', 400],
    ['create', '{"note":{"labels":[[]]}}', 400],
    ['create', '{"note":{"color":"plaid"}}', 400],
    ['create', '{"note":{"tasks":[{"content":"x"}]}}', 400],
    ['update', '{"updatedNote":{"title":"x"}}', 400],
    ['update', '{"updatedNote":{"id":"note-1","reminder":"soon"}}', 400],
    ['update', '{"updatedNote":{"id":"none","title":"x"}}', 404],
    ['update', '{"updatedNote":{"id":"__proto__","title":"x"}}', 404],
    ['addTask', '{"note":{"id":"none"},"task":"x"}', 404],
    ['addTask', '{"note":{"id":"note-1"},"task":null}', 400],
    ['createLabel', '{"title":[]}', 400],
    ['updateLabel', '{"label":{"id":"none","title":"x"}}', 404],
    ['updateLabel', '{"label":{"id":"work"}}', 400],
    ['restore', '{"ids":["note-1"]}', 404],
    ['purge', '{"ids":["note-1"]}', 404],
  ] as const)('%s with %s changes nothing', async (name, body, status) => {
    const state = () => Promise.all([db.notes, db.noteLabels, db.trash].map(table => table.toArray()))
    const before = await state()
    expect((await send(notes[name], { body })).status).toBe(status)
    expect(await state()).toEqual(before)
  })

  it.each(['remove', 'removeLabel'] as const)('%s of an unknown id returns 404', async name => {
    expect((await send(notes[name], { query: { id: 'none' } })).status).toBe(404)
    expect((await send(notes[name])).status).toBe(400)
  })
})
