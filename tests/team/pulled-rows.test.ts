import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notes } from '#src/contract/notes.ts'
import { team } from '#src/contract/team.ts'
import { db } from '#sw/storage/db.ts'
import { call, freshServer, send } from '#tests/support/server.ts'
import { fakeTeam, join } from './fake-team.ts'

let server: ReturnType<typeof fakeTeam>
const pages = new BroadcastChannel('outpost.invalidation')
/** What the pages of the device are told. */
let told: unknown[][] = []
pages.addEventListener('message', ({ data }: MessageEvent) => told.push(data))

beforeEach(async () => {
  await freshServer()
  server = fakeTeam()
  for (const table of ['users', 'permissions', 'notes', 'tasks', 'mails'])
    for (const row of await db.table(table).toArray()) server.put(table, row.id ?? row.groupID, row)
  await join()
  told = []
})
afterEach(() => vi.unstubAllGlobals())

let keys = 0
const keyed = () => ({ headers: { 'Idempotency-Key': `pulled ${keys++}` } })
const rename = (id: string, title: string) =>
  send(notes.update, { ...keyed(), body: { updatedNote: { id, title } } })
const firstNote = async () => (await db.notes.toCollection().first()) ?? expect.fail('no note')
const firstMail = async () => (await db.mails.toCollection().first()) ?? expect.fail('no mail')

/** Synchronises, and returns the rows of which the pages are told that others have changed them. */
async function pulledRows() {
  const before = told.length
  await call(team.sync, { query: {} })
  await vi.waitFor(() => expect(told.length).toBeGreaterThan(before))
  return told.slice(before).flatMap(([, , rows]) => rows)
}

it('the pages are told which rows others have changed or removed', async () => {
  const [one, two] = await db.notes.toArray()
  server.put('notes', one?.id ?? '', { ...one, title: 'Của đội' })
  server.put('notes', two?.id ?? '', null)
  expect(await pulledRows()).toEqual([
    { table: 'notes', id: one?.id, isRemoved: false },
    { table: 'notes', id: two?.id, isRemoved: true },
  ])
  expect(told.at(-1)?.[0]).toContain('notes')
  expect(await pulledRows()).toEqual([])
})

it('names the member who has changed a row, if the device knows the member', async () => {
  const [one, two] = await db.notes.toArray()
  server.put('notes', one?.id ?? '', { ...one, title: 'Của Trúc' }, 'truc')
  server.put('notes', two?.id ?? '', null, 'nobody')
  expect(await pulledRows()).toEqual([
    { table: 'notes', id: one?.id, isRemoved: false, by: 'Bùi Thanh Trúc' },
    { table: 'notes', id: two?.id, isRemoved: true },
  ])
})

it('tells of a draft that others have sent or moved, and not of a mail that was moved', async () => {
  const mail = await firstMail()
  await db.mails.bulkPut([
    { ...mail, id: 'sent', folder: 'drafts' },
    { ...mail, id: 'written', folder: 'drafts' },
    { ...mail, id: 'moved', folder: 'inbox' },
  ])
  server.put('mails', 'sent', { ...mail, id: 'sent', folder: 'sent' })
  server.put('mails', 'written', { ...mail, id: 'written', folder: 'drafts', subject: 'Của đội' })
  server.put('mails', 'moved', { ...mail, id: 'moved', folder: 'trash' })
  expect(await pulledRows()).toEqual([
    { table: 'mails', id: 'sent', isRemoved: false, leftDrafts: true },
    { table: 'mails', id: 'written', isRemoved: false },
    { table: 'mails', id: 'moved', isRemoved: false },
  ])
})

it('a new row, the same row again and another place in the list do not change an open row', async () => {
  const note = await firstNote()
  const task = await db.tasks.toCollection().first()
  server.put('notes', 'new', { ...note, id: 'new' })
  server.put('notes', note.id, Object.fromEntries(Object.entries(note).reverse()))
  server.put('tasks', task?.id ?? '', { ...task, order: 4711 })
  expect(await pulledRows()).toEqual([])
})

it('the own write is not a change by others when it comes back; what others have changed beside it is', async () => {
  const note = await firstNote()
  const written = async (title: string, ofTeam: object) => {
    server.status = 0
    await rename(note.id, title)
    await call(team.sync, { query: {} })
    server.status = 200
    const own = await db.notes.get(note.id)
    server.resultOf = () => {
      server.put('notes', note.id, { ...own, ...ofTeam })
      return { status: 200, version: server.version }
    }
    return pulledRows()
  }
  expect(await written('Mới', {})).toEqual([])
  expect(await db.notes.get(note.id)).toMatchObject({ title: 'Mới' })
  expect(await written('Mới nữa', { content: 'Của đội' })).toEqual([
    { table: 'notes', id: note.id, isRemoved: false },
  ])
  expect(await db.notes.get(note.id)).toMatchObject({ title: 'Mới nữa', content: 'Của đội' })
})

it('a change of a row that a waiting write has changed is told when it is shown', async () => {
  const note = await firstNote()
  server.status = 0
  await rename(note.id, 'Mới')
  server.status = 200
  server.put('notes', note.id, { ...note, content: 'Của đội' })
  server.resultOf = () => ({ status: 200, version: server.version + 1 })
  expect(await pulledRows()).toEqual([])
  server.put('notes', note.id, { ...note, title: 'Mới', content: 'Của đội' })
  expect(await pulledRows()).toEqual([{ table: 'notes', id: note.id, isRemoved: false }])
})

it('a pull of all rows tells of no row: all screens load again', async () => {
  const note = await firstNote()
  await call(team.sync, { query: {} })
  server.put('notes', note.id, { ...note, title: 'Của đội' })
  await db.team.update('team', { rights: 'others' })
  expect(await pulledRows()).toEqual([])
  expect(await db.notes.get(note.id)).toMatchObject({ title: 'Của đội' })
})
