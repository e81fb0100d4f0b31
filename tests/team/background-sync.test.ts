import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notes } from '#src/contract/notes.ts'
import { session } from '#src/contract/session.ts'
import { team } from '#src/contract/team.ts'
import { issue } from '#sw/session/token.ts'
import { db } from '#sw/storage/db.ts'
import { onSync, syncAfterWrite } from '#sw/team/background-sync.ts'
import { sync } from '#sw/team/sync.ts'
import { call, freshServer, send } from '#tests/support/server.ts'
import { fakeTeam, join } from './fake-team.ts'

let server: ReturnType<typeof fakeTeam>
const register = vi.fn(async (_: string) => {})

beforeEach(async () => {
  await freshServer()
  server = fakeTeam()
  for (const table of ['users', 'permissions', 'notes'])
    for (const row of await db.table(table).toArray()) server.put(table, row.id ?? row.groupID, row)
  await join()
  register.mockReset()
  vi.stubGlobal('registration', { sync: { register } })
})
afterEach(() => vi.unstubAllGlobals())

/** Writes, and waits for what follows the write. */
async function write(key: string) {
  await call(notes.create, {
    headers: { 'Idempotency-Key': key },
    body: { note: { title: key, content: '' } },
  })
  await syncAfterWrite()
}

it('a write without a network asks for the event, which sends it', async () => {
  server.status = 0
  await write('waits')
  expect(register).toHaveBeenCalledWith('outpost-team')
  await expect(onSync()).rejects.toThrow('still wait')
  server.status = 200
  await Promise.all([onSync(), sync(), onSync()])
  expect(server.pushed.map(({ key }) => key)).toEqual(['waits'])
  expect(await db.outbox.count()).toBe(0)
})

it('a write that is sent asks for nothing, nor does one that waits for an update', async () => {
  await write('sent')
  server.status = 409
  await write('waits')
  expect(await call(team.status)).toMatchObject({ state: 'update', waiting: 1 })
  expect(register).not.toHaveBeenCalled()
})

it('a browser without the event, or that does not allow it, is not an error', async () => {
  server.status = 0
  register.mockRejectedValue(new DOMException('Denied', 'NotAllowedError'))
  await write('denied')
  vi.stubGlobal('registration', {})
  await write('missing')
  server.asked = []
  await onSync()
  expect(server.asked).toEqual([])
  expect(await db.outbox.count()).toBe(2)
})

it('the event sends nothing after sign-out, after leaving the team, and without a team', async () => {
  server.status = 0
  await write('waits')
  const token = await issue('huong')
  await send(session.signOut, {
    headers: { authorization: `Bearer ${token}` },
    body: { accessToken: token },
    token: null,
  })
  server.status = 200
  server.asked = []
  await onSync()
  expect([server.asked, await db.outbox.count()]).toEqual([[], 1])
  await call(team.leave, { body: { discard: true } })
  await onSync()
  expect(server.asked).toEqual([])
})
