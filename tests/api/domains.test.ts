import { beforeAll, beforeEach, expect, it } from 'vitest'
import { openapi } from '#scripts/build/openapi.ts'
import { backup } from '#src/contract/backup.ts'
import { resolveBase } from '#src/contract/core/bases.ts'
import type { Endpoint } from '#src/contract/core/define.ts'
import { sample } from '#src/contract/sample.ts'
import { search } from '#src/contract/shell/search.ts'
import { restoring, trash } from '#src/contract/shell/trash.ts'
import { domains } from '#sw/domains.ts'
import type { DomainDefinition } from '#sw/server/define-domain.ts'
import { db } from '#sw/storage/db.ts'
import { lockedTables } from '#sw/storage/tables.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { filled } from '#tests/support/filled.ts'
import { call, freshServer } from '#tests/support/server.ts'
import { keepPristine, type Pristine } from './pristine.ts'
import { sampleRequestOf } from './sample-requests/all.ts'
import { formOf } from './sample-requests/sample-request.ts'

/*
 * The behaviour that every domain gets from its definition. The tests are derived from the list of domains: a new
 * domain is tested without an edit here.
 */

const definitions: readonly DomainDefinition[] = domains

let pristine: Pristine

beforeAll(async () => {
  await freshServer()
  pristine = await keepPristine()
})
beforeEach(() => pristine.restore())

const rowsOf = (table: string) => db.table(table).toArray()
const keysOf = (table: string) => db.table(table).toCollection().primaryKeys()

/**
 * Deletes the first row of each table that has rows, so that it cannot be restored. Returns the names of those tables.
 */
async function damage(tables: readonly string[]) {
  const damaged: string[] = []
  for (const name of tables) {
    const [first] = await keysOf(name)
    if (first === undefined) continue
    await db.table(name).delete(first)
    damaged.push(name)
  }
  return damaged
}

interface Parts {
  domain: DomainDefinition
  endpoints: [name: string, endpoint: Endpoint][]
  /** `tables`: all tables; `stored`: those in a backup; `trashed`: those whose removed rows go to the trash. */
  tables: string[]
  stored: string[]
  trashed: string[]
}

const all: Parts[] = definitions.map(domain => {
  const tables = Object.entries(domain.tables ?? {})
  const named = (list: typeof tables) => list.map(([name]) => name)
  return {
    domain,
    endpoints: Object.entries<Endpoint>(domain.contract ?? {}),
    tables: named(tables),
    stored: named(tables.filter(([, { device }]) => !device)),
    trashed: named(tables.filter(([, { trashTitle }]) => trashTitle)),
  }
})

/** Returns the domains that match a condition, for `it.each`. */
const those = (is: (parts: Parts) => boolean) =>
  filled(all.filter(is)).map(parts => [parts.domain.name, parts] as const)

const seeded = those(({ domain, stored }) => domain.seeds !== undefined && stored.length > 0)

it.each(those(({ tables }) => tables.length > 0))('%s locks its tables', (name, { tables, trashed }) => {
  expect(lockedTables([name])).toEqual(
    expect.arrayContaining([...tables, ...trashed.slice(0, 1).map(() => 'trash')]),
  )
})

it.each(those(({ endpoints }) => endpoints.length > 0))(
  '%s is described by the API reference',
  (name, { endpoints }) => {
    const paths = JSON.parse(JSON.stringify(openapi().paths))
    for (const [own, { method, path }] of filled(endpoints)) {
      const operation = paths[`/${resolveBase(path).replace(/^\//, '')}`][method.toLowerCase()]
      expect(operation.operationId).toBe(`${name}.${own}`)
    }
  },
)

it('the API reference describes the body of each refusal by its code', () => {
  const { '/api/auth/sign-in': signIn, '/api/auth/common/check': check } = JSON.parse(
    JSON.stringify(openapi().paths),
  )
  const schemaOf = (response: { content: Record<string, { schema: unknown }> }) =>
    response.content['application/json']?.schema
  expect(schemaOf(signIn.post.responses[404])).toEqual({ const: false })
  expect(schemaOf(signIn.post.responses[413])).toMatchObject({
    properties: { code: { const: 'tooLarge' }, field: { const: 'body' } },
    required: ['message', 'code', 'field'],
    additionalProperties: false,
  })
  expect(schemaOf(signIn.post.responses[400])).toMatchObject({
    oneOf: ['invalid', 'malformed', 'missingBody'].map(code => ({ properties: { code: { const: code } } })),
  })
  expect(check.get.responses[503]).toEqual({ $ref: '#/components/responses/Storage' })
})

it.each(seeded)('%s comes back from a backup', async (_, { stored }) => {
  const text = JSON.stringify(await call(backup.export))
  const before = await Promise.all(stored.map(rowsOf))
  filled(await damage(stored))
  await call(backup.restore, { body: formOf({ file: new File([text], 'outpost.json') }) })
  expect(await Promise.all(stored.map(rowsOf))).toEqual(before)
})

it.each(seeded)('%s is reset with the sample', async (_, { stored }) => {
  const before = await Promise.all(stored.map(keysOf))
  filled(await damage(stored))
  await call(sample.reset)
  expect(await Promise.all(stored.map(keysOf))).toEqual(before)
})

const withTrash = filled(
  all.flatMap(({ trashed, ...parts }) => trashed.map(table => [parts.domain.name, table, parts] as const)),
)

it.each(withTrash)('%s comes back from the trash: %s', async (name, table, { domain, endpoints }) => {
  const [own = '', restorer] = endpoints.find(([, { restores }]) => restores?.table === table) ?? []
  expect(restorer).toBeDefined()
  const before = await rowsOf(table)
  await sampleRequestOf(`${name}.${own}`)
  expect(await rowsOf(table)).not.toEqual(before)
  const listed = await conforming(trash.list, { headers: { 'Accept-Language': 'vi' } })
  const entries = filled(listed.filter(({ kind }) => kind === table))
  expect(new Set(entries.map(({ label }) => label))).toEqual(new Set([domain.tables?.[table]?.label?.vi[0]]))
  expect(entries.map(({ title }) => title)).not.toContain('')
  for (const { id, restoredBy } of entries) {
    const body = restoredBy.by === 'id' ? { id } : { ids: [id] }
    await call(restoring(restoredBy).restore, { body })
  }
  expect(await rowsOf(table)).toEqual(before)
  expect(await call(trash.list)).toEqual([])
})

it.each(those(({ domain, trashed }) => domain.search !== undefined && trashed.length > 0))(
  '%s is found by the global search',
  async (_, { domain, trashed: [table = ''] }) => {
    const { id, label, vi } = domain.search ?? {}
    const [row] = filled(await rowsOf(table))
    const found = await conforming(search.find, {
      body: { query: row[domain.tables?.[table]?.trashTitle ?? ''] },
      headers: { 'Accept-Language': 'vi' },
    })
    const group = found.find(other => other.id === id)
    expect([group?.label, group?.title]).toEqual([label, vi])
    expect(group?.results.map(result => result.id)).toContain(row.id)
  },
)
