import { afterEach, beforeEach, expect, it } from 'vitest'
import { optionsOf } from '#server/access/owner-of.ts'
import { storeInPostgres } from '#server/storage/core.ts'
import type { Store } from '#server/storage/open-store.ts'
import { schemaOf } from '#server/storage/schema.ts'
import { storeInPostgresForTests } from '#server/testing/store-in-postgres.ts'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { databaseOf, db } from '#sw/storage/db.ts'
import { type Version, versions } from '#sw/storage/versions.ts'
import { freshServer } from '#tests/support/server.ts'
import { upgradeTeam } from './upgrade-team.ts'

let store: Store
beforeEach(async () => {
  store = await storeInPostgresForTests()
  await freshServer()
})
// The next test begins with the schema of this version.
afterEach(() => store.pool.query('UPDATE team SET schema = $1', [schemaVersion]))

/** All titles of notes end with a sign, except those of archived notes; titles have an index. */
const later: Version[] = [
  ...versions,
  {
    stores: { notes: 'id, createdAt, *labels, title' },
    upgrade: {
      rows: { notes: note => (note.archived ? note : { ...note, title: `${note.title} +` }) },
    },
  },
]

const versionOf = async () =>
  Number((await store.pool.query<{ version: string }>('SELECT version FROM team')).rows[0]?.version)

/** Returns the titles of notes and the versions of their rows, by id. */
async function notes() {
  const { rows } = await store.pool.query<{ doc: { id: string; title: string }; version: string }>(
    "SELECT doc, version FROM rows WHERE tbl = 'notes' AND doc IS NOT NULL",
  )
  return new Map(rows.map(({ doc, version }) => [doc.id, { title: doc.title, version: Number(version) }]))
}

it('each row that an upgrade changes gets a version above that of the team, the others keep theirs', async () => {
  const archived = (await db.notes.toArray()).filter(note => note.archived).map(({ id }) => id)
  expect(archived).not.toEqual([])
  const [before, cursor] = [await notes(), await versionOf()]
  await upgradeTeam(store, later)
  const after = await notes()
  expect(after.size).toBe(before.size)
  for (const [id, row] of before)
    expect(after.get(id)).toMatchObject(archived.includes(id) ? row : { title: `${row.title} +` })
  const changed = [...after].filter(([id]) => !archived.includes(id)).map(([, { version }]) => version)
  expect(Math.min(...changed)).toBeGreaterThan(cursor)
  expect(new Set(changed).size).toBe(changed.length)
  expect(Math.max(...changed)).toBe(await versionOf())
})

it('a removed row in the trash is upgraded too, and only that of the table', async () => {
  const [note] = await db.notes.filter(({ archived }) => !archived).toArray()
  const [task] = await db.tasks.toArray()
  const removed = { by: 'huong', at: 1 }
  await db.trash.bulkPut([
    { id: 'note', table: 'notes', row: note ?? {}, ...removed },
    { id: 'task', table: 'tasks', row: task ?? {}, ...removed },
  ])
  const cursor = await versionOf()
  await upgradeTeam(store, later)
  const { rows } = await store.pool.query(
    `SELECT doc->>'id' AS id, doc->'row'->>'title' AS title, version > $1 AS "isNew" FROM rows
     WHERE tbl = 'trash' AND doc->>'id' IN ('note', 'task') ORDER BY id`,
    [cursor],
  )
  expect(rows).toEqual([
    { id: 'note', title: `${note?.title} +`, isNew: true },
    { id: 'task', title: task?.title, isNew: false },
  ])
})

it('a new index finds the rows that were stored before it', async () => {
  const [archived] = await db.notes.filter(note => note.archived).toArray()
  await upgradeTeam(store, later)
  const reader = databaseOf('outpost-reader', later)
  storeInPostgres(reader, { ...store, optionsOf })
  const found = await reader
    .table('notes')
    .where('title')
    .equals(archived?.title ?? '')
    .primaryKeys()
  await reader.delete()
  expect(found).toContain(archived?.id)
})

it('two servers that start together upgrade each row once, and a later start changes nothing', async () => {
  const before = await notes()
  await Promise.all([upgradeTeam(store, later), upgradeTeam(store, later), upgradeTeam(store, later)])
  const [after, version] = [await notes(), await versionOf()]
  expect(await schemaOf(store.pool)).toBe(schemaVersion + 1)
  for (const [id, { title }] of after)
    expect([before.get(id)?.title, `${before.get(id)?.title} +`]).toContain(title)
  await upgradeTeam(store, later)
  expect([await notes(), await versionOf()]).toEqual([after, version])
})

it('a team that is several versions behind gets their upgrades in their order', async () => {
  const [note] = await db.notes.toArray()
  const retitle = (from: string, to: string): Version => ({
    stores: {},
    upgrade: { rows: { notes: row => (row.title === from ? { ...row, title: to } : row) } },
  })
  const title = note?.title ?? ''
  await upgradeTeam(store, [...versions, retitle(title, 'mot'), { stores: {} }, retitle('mot', 'hai')])
  expect((await notes()).get(note?.id ?? '')?.title).toBe('hai')
  expect(await schemaOf(store.pool)).toBe(schemaVersion + 3)
})

it('an upgrade that fails changes nothing, and can be run again', async () => {
  const [before, version] = [await notes(), await versionOf()]
  let count = 0
  const failing: Version = {
    stores: {},
    upgrade: {
      rows: {
        notes: note => {
          if (++count > 2) throw new Error('A row that does not fit')
          return { ...note, title: '' }
        },
      },
    },
  }
  await expect(upgradeTeam(store, [...versions, failing])).rejects.toThrow('does not fit')
  expect([await notes(), await versionOf(), await schemaOf(store.pool)]).toEqual([
    before,
    version,
    schemaVersion,
  ])
  await upgradeTeam(store, later)
  expect(await schemaOf(store.pool)).toBe(schemaVersion + 1)
})
