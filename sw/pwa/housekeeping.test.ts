import { beforeEach, expect, it } from 'vitest'
import { db } from '#sw/storage/db.ts'
import { freshServer } from '#tests/support/server.ts'
import { purgeExpiredDaily } from './housekeeping.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const NOW = Date.UTC(2026, 10, 20)

beforeEach(freshServer)

const remove = (id: string, daysAgo: number) =>
  db.trash.put({ id, table: 'tasks', row: { id }, by: 'huong', at: NOW - daysAgo * DAY_MS })
const left = () => db.trash.toCollection().primaryKeys()

it('deletes rows that were removed more than 30 days ago, and keeps the others', async () => {
  await remove('old', 31)
  await remove('young', 29)
  await purgeExpiredDaily(NOW)
  expect(await left()).toEqual(['young'])
})

it('deletes once a day, and again when the clock was set back', async () => {
  await purgeExpiredDaily(NOW)
  await remove('old', 40)
  await purgeExpiredDaily(NOW + DAY_MS - 1)
  expect(await left()).toEqual(['old'])
  await purgeExpiredDaily(NOW + DAY_MS)
  expect(await left()).toEqual([])
  await remove('old', 40)
  await purgeExpiredDaily(NOW)
  expect(await left()).toEqual([])
})
