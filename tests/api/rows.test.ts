import * as v from 'valibot'
import { beforeAll, expect, it } from 'vitest'
import { db } from '#sw/storage/db.ts'
import { rowSchemas } from '#sw/storage/row-schemas.ts'
import { filled } from '#tests/support/filled.ts'
import { freshServer } from '#tests/support/server.ts'

beforeAll(freshServer)

/** Tables of the device: versions, keys, and copies for lists. */
const own = ['meta', 'secrets', 'projections', 'written']

it('every table of the sample has a schema', async () => {
  const counts = await Promise.all(db.tables.map(async table => [table.name, await table.count()] as const))
  const names = counts.flatMap(([name, count]) => (count > 0 && !own.includes(name) ? name : []))
  expect(Object.keys(rowSchemas)).toEqual(expect.arrayContaining(filled(names)))
})

it.each(Object.entries(rowSchemas))(
  'every row of %s matches the contract and has no unknown fields',
  async (name, schema) => {
    for (const row of await db.table(name).toArray()) expect(v.parse(schema, row)).toEqual(row)
  },
)

it('no text of the sample is an unresolved time', async () => {
  for (const table of filled(db.tables)) expect(JSON.stringify(await table.toArray())).not.toMatch(/"@[+-]\d/)
})
