import type * as v from 'valibot'
import { beforeEach, expect, it, vi } from 'vitest'
import { freshServer, send } from '#tests/support/server.ts'
import { named, writes } from './attack.ts'
import { sampleRequestOf } from './sample-requests/all.ts'

beforeEach(freshServer)

// A purge reads all rows of the trash in one request of the database.
const withIds = writes.filter(
  ({ name, endpoint }) =>
    name !== 'trash.purge' &&
    (endpoint.body as v.ObjectSchema<v.ObjectEntries, undefined> | undefined)?.entries?.ids,
)
const ids = Array.from({ length: 2000 }, (_, index) => `none-${index}`)

it.each(named(withIds))('%s stops at the first of many unknown ids', async (name, { endpoint }) => {
  const sent = await sampleRequestOf(name)
  const reads = vi.spyOn(IDBObjectStore.prototype, 'get')
  const { status } = await send(endpoint, { ...sent, body: { ...Object(sent.body), ids } })
  const count = reads.mock.calls.length
  reads.mockRestore()
  expect(status).toBe(404)
  expect(count).toBeLessThan(50)
})
