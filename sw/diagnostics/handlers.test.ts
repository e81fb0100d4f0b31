import { beforeEach, expect, it } from 'vitest'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { diagnostics } from '#src/contract/diagnostics.ts'
import { tasks } from '#src/contract/tasks.ts'
import { tables } from '#sw/storage/tables.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { call, freshServer } from '#tests/support/server.ts'

beforeEach(freshServer)

const rowsOf = async (name: string) =>
  (await conforming(diagnostics.read)).tables.find(({ table }) => table === name)?.rows

it('counts the rows of every table', async () => {
  const { schema, tables: counted } = await conforming(diagnostics.read)
  expect(schema).toBe(schemaVersion)
  expect(counted.map(({ table }) => table).toSorted()).toEqual(Object.keys(tables).toSorted())
  expect(await rowsOf('tasks')).toBe((await call(tasks.list)).length)
})

it('follows a removal, which moves the row to the trash', async () => {
  const [before, trashed] = [await rowsOf('tasks'), await rowsOf('trash')]
  await call(tasks.remove, { query: { id: 'task-2-1' } })
  expect(await rowsOf('tasks')).toBe(Number(before) - 1)
  expect(await rowsOf('trash')).toBe(Number(trashed) + 1)
})
