import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { permissions } from '#src/contract/permissions.ts'
import { sample } from '#src/contract/sample.ts'
import { areas } from '#src/contract/shared/areas.ts'
import { tasks } from '#src/contract/tasks.ts'
import { issue } from '#sw/session/token.ts'
import { db } from '#sw/storage/db.ts'
import { dump } from '#tests/api/dump.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { call, freshServer, send } from '#tests/support/server.ts'

beforeEach(freshServer)
afterEach(() => vi.restoreAllMocks())

const allow = (fields: object, groupID = 'store') =>
  send(permissions.update, { body: { groupID, permissions: fields } })

describe('a call whose right the caller lacks', () => {
  it.each([
    ['vi', 'Bạn không có quyền xem mục “Công việc”. Hãy nhờ chủ cửa hàng cấp quyền.'],
    ['en', 'You are not allowed to see “Tasks”. Ask the owner of the shop.'],
  ])('is refused with a message in the caller’s language: %s', async (lang, message) => {
    await allow({ tasks: 'none' })
    const response = await send(tasks.list, { headers: { 'Accept-Language': lang } })
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({ message, code: 'forbidden', area: 'tasks', level: 'view' })
  })

  it('changes nothing, and its body is not read', async () => {
    await allow({ tasks: 'view' })
    const before = await dump()
    expect((await send(tasks.create, { body: { type: 'task' } })).status).toBe(403)
    expect((await send(tasks.create, { body: '{' })).status).toBe(403)
    expect((await send(tasks.remove, { query: { id: 'task-1-1' } })).status).toBe(403)
    expect((await send(tasks.list)).status).toBe(200)
    expect(await dump()).toEqual(before)
  })

  it('is refused for a missing token first, then for a missing right', async () => {
    await allow({ tasks: 'none' })
    expect((await send(tasks.list, { token: null })).status).toBe(401)
  })
})

describe('a level', () => {
  it.each([
    ['none', [403, 403, 403]],
    ['view', [200, 403, 403]],
    ['create', [200, 200, 403]],
    ['edit', [200, 200, 200]],
  ])('%s allows reading, creating and changing: %j', async (level, statuses) => {
    await allow({ tasks: level })
    const update = { id: 'task-1-1', task: { title: 'Khác' } }
    const sent = [
      send(tasks.list),
      send(tasks.create, { body: { type: 'task' } }),
      send(tasks.update, { body: update }),
    ]
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(statuses)
  })
})

describe('the rights of a user', () => {
  it('are read once, and again after a write of the group or user, or after the database was opened again', async () => {
    const status = async () => (await send(tasks.list)).status
    expect(await status()).toBe(200)
    await db.permissions.update('store', { tasks: 'none' })
    expect(await status()).toBe(403)
    await db.permissions.put({ groupID: 'others', tasks: 'view' })
    await db.users.update('huong', { groupID: 'others' })
    expect(await status()).toBe(200)
    await freshServer()
    expect(await status()).toBe(200)
    await db.permissions.update('store', { tasks: 'none' })
    db.close()
    await db.open()
    expect(await status()).toBe(403)
  })

  it('need no database read while they are cached', async () => {
    const token = await issue('huong')
    await call(permissions.get, { token })
    const reads = vi.spyOn(IDBObjectStore.prototype, 'get')
    await call(permissions.get, { token })
    expect(reads).not.toHaveBeenCalled()
  })

  it('are read again when a write happened while they were being read', async () => {
    const [before] = await Promise.all([send(tasks.list), db.permissions.update('store', { tasks: 'none' })])
    expect([200, 403]).toContain(before.status)
    expect((await send(tasks.list)).status).toBe(403)
  })

  it('include all levels for the owner in an area that a stored row lacks, and none for other groups', async () => {
    await db.permissions.bulkPut([
      { groupID: 'store', delivery: 'view' },
      { groupID: 'others', delivery: 'view' },
    ])
    const own = await conforming(permissions.get)
    expect(Object.keys(own)).toEqual([...areas])
    expect([own.delivery, own.fund]).toEqual(['view', 'edit'])
    await db.users.update('chau', { groupID: 'others' })
    const others = await conforming(permissions.get, { token: await issue('chau') })
    expect([others.delivery, others.fund]).toEqual(['view', 'none'])
    expect((await send(sample.reset, { token: await issue('chau') })).status).toBe(403)
  })
})

describe('the groups', () => {
  it('are returned with all areas', async () => {
    const groups = await conforming(permissions.groups)
    expect(groups.map(({ groupID }) => groupID)).toContain('store')
    for (const group of groups) expect(Object.keys(group.permissions)).toEqual([...areas])
  })

  it('are changed area by area', async () => {
    const before = await call(permissions.get)
    expect((await allow({ fund: 'view', files: 'none' })).status).toBe(200)
    expect(await call(permissions.get)).toEqual({ ...before, fund: 'view', files: 'none' })
  })

  it('keep the administration for the group of the user who changes them', async () => {
    const before = await dump()
    const response = await allow({ admin: 'view' })
    expect([response.status, (await response.json()).code]).toEqual([409, 'ownAdmin'])
    expect(await dump()).toEqual(before)
  })
})
