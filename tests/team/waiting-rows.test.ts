import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { markedTables } from '#src/blocks/team/marked-tables.ts'
import { notes } from '#src/contract/notes.ts'
import { team } from '#src/contract/team.ts'
import { db } from '#sw/storage/db.ts'
import { isShared } from '#sw/team/shared-tables.ts'
import { faultOfRefusal } from '#tests/api/attack.ts'
import { call, freshServer, send } from '#tests/support/server.ts'
import { fakeTeam, join } from './fake-team.ts'

let server: ReturnType<typeof fakeTeam>
let ids: string[]

beforeEach(async () => {
  await freshServer()
  server = fakeTeam()
  for (const table of ['users', 'permissions', 'notes'])
    for (const row of await db.table(table).toArray()) server.put(table, row.id ?? row.groupID, row)
  ids = (await db.notes.toCollection().primaryKeys()).slice(0, 2)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

let keys = 0
const rename = (id: string | undefined, title: string) =>
  call(notes.update, {
    headers: { 'Idempotency-Key': `key ${keys++}` },
    body: { updatedNote: { id: id ?? '', title } },
  })
const sync = () => call(team.sync, { query: {} })
const waitingNotes = async () => (await call(team.waitingRows)).notes

it('without a team no row waits', async () => {
  await rename(ids[0], 'Mới')
  expect(await call(team.waitingRows)).toEqual({})
  expect(server.asked).toEqual([])
})

it('a row waits until the team has its latest change; the others do not', async () => {
  await join()
  server.status = 0
  await rename(ids[0], 'Mới')
  await rename(ids[0], 'Mới hơn')
  expect(await call(team.waitingRows)).toEqual({ notes: { [ids[0] ?? '']: 'waiting' } })
  server.status = 200
  await sync()
  expect(await call(team.waitingRows)).toEqual({})
})

it('a row with a refused write is refused, also while a later one waits, until the write is discarded', async () => {
  const [refused = '', waiting = ''] = ids
  await join()
  server.status = 0
  await rename(refused, 'Không được')
  server.status = 200
  server.resultOf = () => ({ status: 403 })
  await sync()
  expect(await waitingNotes()).toEqual({ [refused]: 'refused' })
  server.status = 0
  await rename(refused, 'Lần nữa')
  await rename(waiting, 'Chờ')
  expect(await waitingNotes()).toEqual({ [refused]: 'refused', [waiting]: 'waiting' })
  const [{ sequence } = { sequence: 0 }] = await call(team.waiting)
  await call(team.discard, { body: { sequence } })
  expect(await waitingNotes()).toEqual({ [refused]: 'waiting', [waiting]: 'waiting' })
})

it('rows whose key is not a text are left out', async () => {
  const touched = ['["stockBalances",["p1","store"]]', '["products","p1"]']
  const row = { method: 'POST' as const, path: '/', headers: {}, body: null, wroteAt: 0, tries: 0 }
  await db.outbox.add({ ...row, key: 'sale', touched, state: 'waiting' })
  expect(await call(team.waitingRows)).toEqual({ products: { p1: 'waiting' } })
})

it.each(markedTables)('%s, whose rows have a mark, is a table of the team', table => {
  expect(isShared(table)).toBe(true)
})

it('a write that waits is neither sent again nor discarded', async () => {
  await join()
  server.status = 0
  await rename(ids[0], 'Mới')
  const [{ sequence } = { sequence: 0 }] = await db.outbox.toArray()
  for (const endpoint of [team.retry, team.discard]) {
    const response = await send(endpoint, { body: { sequence } })
    expect(response.status).toBe(409)
    expect(faultOfRefusal(endpoint, response.status, await response.json())).toBeUndefined()
  }
  expect(await waitingNotes()).toEqual({ [ids[0] ?? '']: 'waiting' })
})
