import * as v from 'valibot'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import type { PulledRow } from '#src/contract/shared/pulled-rows.ts'
import { ChangesReply, MAX_PULLED } from '#src/contract/team-wire.ts'
import { fromJson } from '#src/lib/bytes-json.ts'
import { db } from '#sw/storage/db.ts'
import { rowSchemas } from '#sw/storage/row-schemas.ts'
import type { ConnectionState, ShadowRow, TeamRow } from './domain.ts'
import { isOpenTable, pulledRow } from './pulled-rows.ts'
import { ask, type RemoteReply, stateOf } from './remote.ts'
import { release, shadowId } from './shadows.ts'
import { isShared, sharedTables } from './shared-tables.ts'

type Page = v.InferOutput<typeof ChangesReply>
type From = Pick<TeamRow, 'address' | 'device' | 'token' | 'cursor' | 'rights'>

/** The member may view other tables since the last pull of all rows, or the team has forgotten rows that were removed. */
const GONE = 410

/** The names of the changed tables, and the rows that others have changed. */
interface Stored {
  changed: Set<string>
  rows: PulledRow[]
}
const nothing = (): Stored => ({ changed: new Set(), rows: [] })

function append(stored: Stored, { changed, rows }: Stored) {
  for (const table of changed) stored.changed.add(table)
  stored.rows.push(...rows)
}

/**
 * Gets the rows that are newer than the cursor of the team, and stores each page in one transaction. Returns the state
 * of the connection and what is stored.
 */
export async function pull(team: From): Promise<Stored & { state: ConnectionState }> {
  const stored = nothing()
  for (let cursor = team.cursor; ; ) {
    const page = await readPage({ ...team, cursor })
    if ('status' in page) return page.status === GONE ? pullAll(team) : { state: stateOf(page), ...stored }
    append(stored, await storePage(page, cursor))
    cursor = page.cursor
    if (!page.more) return { state: 'inStep', ...stored }
  }
}

/** Replaces the rows of the device by all rows of the team. */
async function pullAll(team: From) {
  const all = await readAll(team)
  if ('status' in all) return { state: stateOf(all), ...nothing() }
  return { state: 'inStep' as const, ...(await storePage(all, team.cursor, true)) }
}

/** Returns all rows of a team, or the response that is not a success. */
export async function readAll(team: From): Promise<Page | RemoteReply> {
  const rows: Page['rows'] = []
  const { rights: _, ...from } = team
  let first: Page | undefined
  for (let cursor = 0; ; ) {
    const page = await readPage({ ...from, cursor })
    if ('status' in page) return page
    first ??= page
    rows.push(...page.rows)
    cursor = page.cursor
    if (!page.more) return { rows, cursor, more: false, rights: first.rights }
  }
}

/**
 * Waits until the team has something new for this device, that number of seconds at most, or until the signal. Returns
 * false when there is nothing, or no connection.
 */
export async function hasChange(team: From, wait: number, signal: AbortSignal): Promise<boolean> {
  const page = await readPage(team, { limit: '1', wait: String(wait) }, signal)
  return 'status' in page ? page.status === GONE : page.rows.length > 0
}

async function readPage(
  { address, device, token, cursor, rights }: From,
  more: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Page | RemoteReply> {
  const query = new URLSearchParams({
    cursor: String(cursor),
    limit: String(MAX_PULLED),
    device,
    schema: String(schemaVersion),
    ...(rights && { rights }),
    ...more,
  })
  const reply = await ask(address, `changes?${query}`, { token, ...(signal && { signal }) })
  if (reply.status !== 200) return reply
  const page = v.safeParse(ChangesReply, reply.body)
  return page.success ? page.output : { status: 0, body: undefined }
}

/**
 * Stores a page in one transaction: a row that a waiting write has changed goes to its shadow. Then the rows of settled
 * writes become those of the team. A page after another cursor than that of the device is ignored. Rejects for a row
 * that does not fit its table.
 */
const storePage = (page: Page, from: number, isFull = false) =>
  db.transaction('rw', db.tables, async () => {
    const team = await db.team.get('team')
    if (team?.cursor !== from) return nothing()
    return store(page, isFull)
  })

/**
 * Stores a page, in a transaction over all tables. With `isFull`, all other shared rows of the device are deleted, and no row counts
 * as changed by others.
 */
export async function store({ rows, cursor, rights }: Page, isFull: boolean): Promise<Stored> {
  const shadows = new Map((await db.shadows.toArray()).map(shadow => [shadow.id, shadow]))
  const changed = new Set(isFull ? sharedTables : rows.map(({ table }) => table))
  const pulled: PulledRow[] = []
  if (isFull) await clearUnshadowed(shadows)
  for (const table of changed) {
    if (!isShared(table)) continue
    const ofTable = rows.filter(row => row.table === table)
    const free = ofTable.filter(({ key }) => !shadows.has(shadowId(table, key)))
    if (!isFull) pulled.push(...(await differing(table, free)))
    await db.table(table).bulkDelete(free.filter(({ doc }) => !doc).map(({ key }) => key))
    await db.table(table).bulkPut(free.flatMap(({ doc }) => (doc ? [stored(table, doc)] : [])))
    for (const { key, doc } of ofTable) {
      const shadow = shadows.get(shadowId(table, key))
      if (shadow) await db.shadows.put({ ...shadow, doc: doc && stored(table, doc) })
    }
  }
  await db.team.update('team', { cursor, ...(isFull && rights && { rights }) })
  const settled = await db.outbox.where('state').equals('done').toArray()
  for (const released of await release(settled.filter(({ version = 0 }) => version <= cursor))) {
    changed.add(released.table)
    pulled.push(...pulledRow(released))
  }
  return { changed, rows: isFull ? [] : pulled }
}

/** Returns those of the rows that are stored as something else until now. */
async function differing(name: string, rows: Page['rows']): Promise<PulledRow[]> {
  if (!isOpenTable(name)) return []
  const before = await db.table<object>(name).bulkGet(rows.map(({ key }) => key))
  return rows.flatMap((row, at) =>
    pulledRow({ ...row, doc: row.doc && stored(name, row.doc), was: before[at] }),
  )
}

async function clearUnshadowed(shadows: ReadonlyMap<string, ShadowRow>) {
  for (const name of sharedTables) {
    const table = db.table<object>(name)
    const kept = [...shadows.values()].filter(shadow => shadow.table === name)
    const rows = (await table.bulkGet(kept.map(({ key }) => key))).flatMap(row => row ?? [])
    await table.clear()
    await table.bulkPut(rows)
  }
  await db.shadows.toCollection().modify({ doc: null })
  for (const shadow of shadows.values()) shadow.doc = null
}

function stored(table: string, doc: object): object {
  const schema = rowSchemas[table]
  if (!schema) throw new Error(`No table ${table}`)
  return v.parse(schema, fromJson(doc))
}
