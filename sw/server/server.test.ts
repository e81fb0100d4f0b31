import { beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '#src/contract/session.ts'
import { tasks } from '#src/contract/tasks.ts'
import { user } from '#src/contract/user.ts'
import { createApp } from '#sw/app.ts'
import { issue } from '#sw/session/token.ts'
import { db } from '#sw/storage/db.ts'
import { endpoints } from '#tests/api/attack.ts'
import { covers } from '#tests/support/checks/covers.ts'
import { filled } from '#tests/support/filled.ts'
import { call, freshServer, send } from '#tests/support/server.ts'

beforeEach(freshServer)

/** Returns every row of every table, to show that nothing changed. */
const everything = async () =>
  Object.fromEntries(await Promise.all(db.tables.map(async table => [table.name, await table.toArray()])))

describe('routing', () => {
  it('returns 404 in JSON for an unknown path, 405 for a wrong method of a known path', async () => {
    const unknown = await send({ method: 'GET', path: '/api/apps/unknown' })
    expect([unknown.status, (await unknown.json()).code]).toEqual([404, 'noPath'])
    const wrong = await send({ method: 'PUT', path: tasks.get.path })
    expect([wrong.status, wrong.headers.get('Allow')]).toEqual([405, 'GET, POST, PATCH, DELETE'])
  })
})

describe('a body', () => {
  it.each([
    ['nothing at all', '', 'body'],
    ['malformed JSON', '{"id":', 'body'],
    ['an array for an object', '[]', 'body'],
    ['an array for an object inside', '{"id":"task-1-1","task":[]}', 'task'],
    ['an array for an object in a list', '{"id":"task-1-1","task":{"subTasks":[[]]}}', 'task.subTasks.0'],
    ['null', 'null', 'body'],
    ['a missing field', '{"task":{}}', 'id'],
    ['a wrong type', '{"id":"task-1-1","task":{"title":5}}', 'task.title'],
    ['a value outside its list', '{"id":"task-1-1","task":{"priority":7}}', 'task.priority'],
    ['a date that is none', '{"id":"task-1-1","task":{"dueDate":"soon"}}', 'task.dueDate'],
  ])('of %s is refused with 400 that names the field, and changes nothing', async (_, body, field) => {
    const before = await everything()
    const response = await send(tasks.update, { body })
    expect(response.status).toBe(400)
    const problem = await response.json()
    expect(problem.field).toBe(field)
    expect(problem.message).toContain(field === 'body' ? '' : field)
    expect(problem.message).not.toBe('')
    expect(await everything()).toEqual(before)
  })

  it('with 20,000 nested levels causes no server error', async () => {
    const deep = `${'{"task":'.repeat(20_000)}{}${'}'.repeat(20_000)}`
    expect((await send(tasks.update, { body: deep })).status).toBe(400)
    const wrapped = `{"id":"task-1-1","task":{"title":"x","extra":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`
    expect((await send(tasks.update, { body: wrapped })).status).toBe(200)
  })

  it('over 4 MiB is refused with 413', async () => {
    const body = { id: 'task-1-1', task: { title: 'x'.repeat(5 * 1024 * 1024) } }
    expect((await send(tasks.update, { body })).status).toBe(413)
  })

  it('of 50 MB is refused before all of it is read', async () => {
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        sent += 1
        if (sent > 50) controller.close()
        else controller.enqueue(new Uint8Array(1024 * 1024).fill(0x20))
      },
    })
    const request = new Request('https://outpost.example/api/apps/tasks/task', {
      method: 'PATCH',
      headers: { Authorization: `Bearer ${await issue('huong')}` },
      body,
      duplex: 'half',
    } as RequestInit)
    expect((await createApp()(request)).status).toBe(413)
    expect(sent).toBeLessThan(8)
  })

  it('whose Content-Length is too large is refused without being read', async () => {
    const headers = { 'Content-Length': String(5 * 1024 * 1024) }
    expect((await send(tasks.update, { body: '{}', headers })).status).toBe(413)
  })

  it('that is not valid gets a message in the caller’s language', async () => {
    const headers = { 'Accept-Language': 'vi' }
    const response = await send(tasks.update, { body: '', headers })
    expect((await response.json()).message).toBe('Thiếu nội dung gửi lên')
  })
})

describe('an idempotency key', () => {
  const headers = { 'Idempotency-Key': 'one' }

  it('lets a write that is sent twice run once, with the same reply', async () => {
    const first = await call(tasks.create, { body: {}, headers })
    const before = await everything()
    expect(await call(tasks.create, { body: {}, headers })).toEqual(first)
    expect(await everything()).toEqual(before)
  })

  it('lets a write that is sent twice at the same time run once', async () => {
    const count = await db.tasks.count()
    const [a, b] = await Promise.all([
      call(tasks.create, { body: {}, headers }),
      call(tasks.create, { body: {}, headers }),
    ])
    expect(a).toEqual(b)
    expect(await db.tasks.count()).toBe(count + 1)
  })

  it('is for one call: the same key with another call is refused', async () => {
    await call(tasks.create, { body: {}, headers })
    const other = await send(tasks.remove, { query: { id: 'task-1-1' }, headers })
    expect([other.status, (await other.json()).code]).toEqual([422, 'keyReused'])
  })

  it('can be used again when the write failed', async () => {
    expect((await send(tasks.update, { body: { id: 'none', task: {} }, headers })).status).toBe(404)
    expect((await send(tasks.create, { body: {}, headers })).status).toBe(200)
  })
})

describe('a late write', () => {
  it('of a page built for another schema version is refused with 409', async () => {
    const before = await everything()
    const response = await send(tasks.create, { body: {}, headers: { 'Outpost-Schema': '0' } })
    expect([response.status, (await response.json()).code]).toEqual([409, 'outdated'])
    expect(await everything()).toEqual(before)
  })

  it('of a worker older than the data is refused with 409', async () => {
    await db.meta.put({ key: 'schema', value: 99 })
    expect((await send(tasks.create, { body: {} })).status).toBe(409)
  })
})

describe('a full disk', () => {
  it('causes 507, and all data stays', async () => {
    const before = await everything()
    const full = Object.assign(new Error('aborted'), {
      name: 'AbortError',
      inner: Object.assign(new Error('full'), { name: 'QuotaExceededError' }),
    })
    const put = vi.spyOn(db.tasks, 'bulkPut').mockImplementation(() => Promise.reject(full) as never)
    const response = await send(tasks.create, { body: {} })
    put.mockRestore()
    expect([response.status, (await response.json()).code]).toEqual([507, 'full'])
    expect(await everything()).toEqual(before)
  })
})

describe('an interruption', () => {
  it.each(['NetworkError', 'AbortError', 'DatabaseClosedError'])(
    'by a %s leaves a write without a reply, and the same write is executed once when it is sent again',
    async name => {
      const before = await everything()
      const headers = { 'Idempotency-Key': name }
      const sent = { body: { task: { title: 'Gửi lại' } }, headers }
      vi.spyOn(db.tasks, 'bulkPut').mockRejectedValueOnce(new DOMException('The worker ends', name))
      await expect(send(tasks.create, sent)).rejects.toMatchObject({ name })
      expect(await everything()).toEqual(before)
      expect([(await send(tasks.create, sent)).status, (await send(tasks.create, sent)).status]).toEqual([
        200, 200,
      ])
      expect(await db.tasks.count()).toBe((before.tasks?.length ?? 0) + 1)
    },
  )

  it('is not another error: a defect is a reply with status 500', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(db.tasks, 'bulkPut').mockRejectedValueOnce(new TypeError('A defect'))
    const response = await send(tasks.create, { body: {} })
    expect([response.status, (await response.json()).code]).toEqual([500, 'failed'])
    expect(logged).toHaveBeenCalledOnce()
  })
})

describe('reads', () => {
  it('finish while a write of other tables runs', async () => {
    let finish = () => {}
    const held = db.transaction('rw', db.tasks, db.replies, async () => {
      let open = true
      finish = () => {
        open = false
      }
      while (open) await db.tasks.count()
    })
    const found = await call(user.get)
    finish()
    await held
    expect(found.id).toBe('huong')
  })
})

it('need a token except for the seven public calls', async () => {
  covers('session.checked', 'errors.401')
  const open = endpoints.filter(({ endpoint }) => endpoint.public).map(({ endpoint }) => endpoint.path)
  expect(open.sort()).toEqual([
    '/api/pages/coming-soon',
    ...[
      'forgot-password',
      'reset-password',
      'sign-in',
      'sign-in-with-token',
      'sign-up',
      'unlock-session',
    ].map(name => `{auth}/${name}`),
  ])
  for (const { endpoint } of filled(endpoints.filter(({ endpoint }) => !endpoint.public)))
    expect((await send(endpoint, { token: null, body: endpoint.body && {} })).status).toBe(401)
  expect((await send(session.check)).status).toBe(200)
})
