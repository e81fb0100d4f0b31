import { beforeEach, describe, expect, it } from 'vitest'
import { contacts } from '#src/contract/contacts.ts'
import { products } from '#src/contract/products.ts'
import { type SampleProgress, sample } from '#src/contract/sample.ts'
import { session } from '#src/contract/session.ts'
import { preferences } from '#src/contract/shell/preferences.ts'
import { tasks } from '#src/contract/tasks.ts'
import { db } from '#sw/storage/db.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { call, freshServer, send } from '#tests/support/server.ts'

beforeEach(freshServer)

/** Returns the counts by table. */
const byTable = ({ counts }: SampleProgress) =>
  Object.fromEntries(counts.map(({ table, count }) => [table, count]))

/** Calls the endpoint until it is done, as the screen does. */
async function scale(count: number): Promise<SampleProgress> {
  const progress = await conforming(sample.scale, { body: { count } })
  return progress.scale?.done === progress.scale?.total ? progress : scale(count)
}

/** The tables that are filled up to any of the numbers. */
const unlimited = ['contacts', 'products', 'mails', 'tasks'] as const

const all = async () => {
  const tables = await Promise.all(db.tables.map(async table => [table.name, await table.toArray()] as const))
  return new Map(tables)
}

describe('the scale', () => {
  it('fills tables up to the requested number of rows, including the user’s own rows', async () => {
    await call(contacts.create)
    const progress = await scale(1000)
    const { counts, scale: job } = progress
    for (const name of unlimited) expect([name, byTable(progress)[name]]).toEqual([name, 1000])
    expect(job).toMatchObject({ count: 1000, done: job?.total })
    expect(await conforming(sample.progress)).toEqual({ counts, scale: job })
    expect(await db.contacts.get('le-minh-chau')).toBeDefined()
  })

  it('updates lists and searches that were cached before', async () => {
    const before = (await call(contacts.list)).length
    await scale(1000)
    expect((await call(contacts.list)).length).toBe(1000)
    expect(before).toBe(100)
    const { pagination } = await call(products.list, { query: { page: '0' } })
    expect(pagination.length).toBe(1000)
    expect((await call(tasks.list)).length).toBe(1000)
  })

  it('continues where it stopped, and creates no row twice', async () => {
    await scale(1000)
    const job = await db.meta.get('scale')
    // The state after a worker was killed between two chunks.
    await db.tasks.bulkDelete(['scale-000200', 'scale-000201'])
    await db.meta.put({
      key: 'scale',
      value: { ...(job?.value as object), made: { contacts: 900, products: 958, mails: 908, tasks: 200 } },
    })
    const counts = byTable(await scale(1000))
    for (const name of unlimited) expect([name, counts[name]]).toEqual([name, 1000])
  })

  it('deletes the generated rows that are too many, and no other row', async () => {
    await scale(1000)
    const job = await db.meta.get('scale')
    await db.meta.put({ key: 'scale', value: { ...(job?.value as object), count: 10_000 } })
    await call(contacts.remove, { query: { id: 'scale-000003' } })
    const counts = byTable(await scale(1000))
    expect(counts.contacts).toBe(999)
    expect(await db.contacts.get('le-minh-chau')).toBeDefined()
  })

  it('is one of three numbers', async () => {
    for (const body of [{}, { count: 7 }, { count: '1000' }, { count: 1e9 }])
      expect((await send(sample.scale, { body })).status).toBe(400)
    expect((await call(sample.progress)).scale).toBeNull()
  })
})

describe('the reset', () => {
  it('restores all data of a new installation, and the user stays signed in', async () => {
    const before = await all()
    await scale(1000)
    await call(contacts.remove, { query: { id: 'le-minh-chau' } })
    await call(tasks.update, { body: { id: 'task-1-1', task: { title: 'Khác' } } })
    const passwords = {
      oldPassword: 'Outpost-2026',
      newPassword: 'Moi',
      twoStep: true,
      changeEvery6Months: true,
    }
    await call(preferences.resetPassword, { body: passwords })
    const { accessToken } = await call(session.signIn, {
      body: { email: 'staff@outpost.example', password: 'Moi' },
      token: null,
    })

    expect(await conforming(sample.reset, { token: accessToken })).toBe(true)

    const after = await all()
    for (const name of [
      'contacts',
      'contactTags',
      'products',
      'users',
      'taskTags',
      'trash',
      'noteLabels',
      'files',
    ])
      expect([name, after.get(name)?.length]).toEqual([name, before.get(name)?.length])
    expect(after.get('contacts')).toEqual(before.get('contacts'))
    expect((await db.tasks.get('task-1-1'))?.title).toBe('Đếm két quầy 1 và quầy 2')
    expect((await call(sample.progress)).scale).toBeNull()
    expect((await send(session.check, { token: accessToken })).status).toBe(200)
    await call(session.signIn, {
      body: { email: 'staff@outpost.example', password: 'Outpost-2026' },
      token: null,
    })
  })

  it('updates lists that were cached before', async () => {
    await call(contacts.create)
    expect((await call(contacts.list)).length).toBe(101)
    await call(sample.reset)
    expect((await call(contacts.list)).length).toBe(100)
  })
})
