import { expect, it } from 'vitest'
import { teamForTests } from '#server/testing/team-for-tests.ts'
import { db } from '#sw/storage/db.ts'
import { freshServer } from '#tests/support/server.ts'

const { owner } = teamForTests(freshServer)

it('a write of the specification that is a GET is run, like every other one', async () => {
  const device = await owner('owner')
  await db.notifications.toCollection().modify({ read: false })
  const write = { method: 'GET', path: '/api/common/notifications/mark-all-as-read' } as const
  expect(await device.push(write)).toMatchObject([{ status: 200 }])
  const rows = await db.notifications.toArray()
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ read }) => !read)).toEqual([])
})
