import { beforeEach, describe, expect, it } from 'vitest'
import { contacts } from '#src/contract/contacts.ts'
import { preferences } from '#src/contract/preferences.ts'
import { products } from '#src/contract/products.ts'
import { type SampleProgress, sample, scaled } from '#src/contract/sample.ts'
import { session } from '#src/contract/session.ts'
import { tasks } from '#src/contract/tasks.ts'
import { db } from '#sw/storage/db.ts'
import { conforming } from '#tests/support/conforming.ts'
import { call, freshServer, send } from '#tests/support/server.ts'

beforeEach(freshServer)

/** The counts by table. */
const byTable = ({ counts }: SampleProgress) =>
  Object.fromEntries(counts.map(({ table, count }) => [table, count]))

/** Asks until it is done, as the screen does. */
async function scale(count: number): Promise<SampleProgress> {
  const progress = await conforming(sample.scale, { body: { count } })
  return progress.scale?.done === progress.scale?.total ? progress : scale(count)
}

const all = async () => {
  const tables = await Promise.all(db.tables.map(async table => [table.name, await table.toArray()] as const))
  return new Map(tables)
}

describe('the scale', () => {
  it('fills four tables up to what was asked for, the rows of one’s own among them', async () => {
    await call(contacts.create)
    const progress = await scale(1000)
    const { counts, scale: job } = progress
    for (const name of scaled) expect([name, byTable(progress)[name]]).toEqual([name, 1000])
    expect(job).toMatchObject({ count: 1000, done: job?.total })
    expect(await conforming(sample.progress)).toEqual({ counts, scale: job })
    expect(await db.contacts.get('le-minh-chau')).toBeDefined()
  })

  it('is noticed by lists and searches that were asked before', async () => {
    const before = (await call(contacts.list)).length
    await scale(1000)
    expect((await call(contacts.list)).length).toBe(1000)
    expect(before).toBe(100)
    const { pagination } = await call(products.list, { query: { page: '0' } })
    expect(pagination.length).toBe(1000)
    expect((await call(tasks.list)).length).toBe(1000)
  })

  it('goes on where it stood, and makes nothing twice', async () => {
    await scale(1000)
    const job = await db.meta.get('scale')
    // As a worker that was killed between two chunks leaves it.
    await db.tasks.bulkDelete(['scale-000200', 'scale-000201'])
    await db.meta.put({
      key: 'scale',
      value: { ...(job?.value as object), made: { contacts: 900, products: 958, mails: 908, tasks: 200 } },
    })
    const counts = byTable(await scale(1000))
    for (const name of scaled) expect([name, counts[name]]).toEqual([name, 1000])
  })

  it('takes back what is too much, and nothing else', async () => {
    await scale(1000)
    const job = await db.meta.get('scale')
    await db.meta.put({ key: 'scale', value: { ...(job?.value as object), count: 10_000 } })
    await call(contacts.remove, { query: { id: 'scale-000003' } })
    const counts = byTable(await scale(1000))
    expect(counts.contacts).toBe(999)
    expect(await db.contacts.get('le-minh-chau')).toBeDefined()
  })

  it('is one of three', async () => {
    for (const body of [{}, { count: 7 }, { count: '1000' }, { count: 1e9 }])
      expect((await send(sample.scale, { body })).status).toBe(400)
    expect((await call(sample.progress)).scale).toBeNull()
  })
})

describe('the reset', () => {
  it('brings everything back as it was installed, and keeps who is signed in', async () => {
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

  it('is noticed by lists that were asked before', async () => {
    await call(contacts.create)
    expect((await call(contacts.list)).length).toBe(101)
    await call(sample.reset)
    expect((await call(contacts.list)).length).toBe(100)
  })
})
