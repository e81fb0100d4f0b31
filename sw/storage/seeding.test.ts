import { beforeEach, describe, expect, it } from 'vitest'
import { type SeedName, seed as sample } from '#seed/index.ts'
import { filled } from '#tests/support/filled.ts'
import { db } from './db.ts'
import { seed } from './seeding.ts'

const read = async (name: SeedName) => structuredClone(sample[name])

beforeEach(async () => {
  await db.delete({ disableAutoOpen: false })
})

describe('seeding', () => {
  it('fills an empty database, with times relative to now', async () => {
    await seed(read)
    expect(await db.tasks.count()).toBe(sample.tasks.tasks.length)
    const dates = (await db.tasks.toArray()).flatMap(task => task.dueDate ?? [])
    expect(
      filled(dates).every(date => Math.abs(Date.parse(date) - Date.now()) < 30 * 24 * 60 * 60 * 1000),
    ).toBe(true)
  })

  it('runs once: removed rows stay removed', async () => {
    await seed(read)
    await db.tasks.clear()
    await seed(read)
    expect(await db.tasks.count()).toBe(0)
  })

  it('by two workers at the same time adds each row once', async () => {
    await Promise.all([seed(read), seed(read)])
    expect(await db.tasks.count()).toBe(sample.tasks.tasks.length)
  })

  it('adds everything or nothing', async () => {
    const broken = async (name: SeedName) =>
      name === 'tasks' ? { tasks: [{ id: 'fine' }, { noKey: true }] } : read(name)
    await expect(seed(broken)).rejects.toThrow()
    expect(await db.users.count()).toBe(0)
    expect(await db.meta.count()).toBe(0)
    await seed(read)
    expect(await db.users.count()).toBe(sample.staff.users.length + sample.roles.users.length)
  })

  it('adds a new set to an old installation, and leaves the rest unchanged', async () => {
    await seed(read)
    await db.users.update('huong', { name: 'Hường mới' })
    await db.meta.delete('seed:tasks')
    await db.tasks.clear()
    await seed(read)
    expect(await db.tasks.count()).toBe(sample.tasks.tasks.length)
    expect((await db.users.get('huong'))?.name).toBe('Hường mới')
  })

  it('adds the accounts of the roles to an old installation, except those that exist', async () => {
    await seed(read)
    const own = { email: 'viewer@outpost.example', userId: 'huong', salt: bytes(1), hash: bytes(2) }
    await db.accounts.where('email').notEqual('staff@outpost.example').delete()
    await db.accounts.add(own)
    await db.users.bulkDelete(sample.roles.users.map(({ id }) => id))
    await db.permissions.clear()
    await db.permissions.add({ groupID: 'store', fund: 'none' })
    await db.meta.delete('seed:roles')
    await seed(read)
    expect(await db.accounts.toCollection().primaryKeys()).toEqual(
      ['cashier', 'driver', 'staff', 'store', 'viewer'].map(name => `${name}@outpost.example`),
    )
    expect(await db.accounts.get(own.email)).toEqual(own)
    expect(await db.permissions.get('store')).toEqual({ groupID: 'store', fund: 'none' })
    expect(await db.permissions.count()).toBe(5)
    expect((await db.users.get('truc'))?.groupID).toBe('cashier')
  })
})

const bytes = (value: number) => new Uint8Array([value])
