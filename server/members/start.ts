import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { isShared } from '#server/access/owner-of.ts'
import type { PgTransaction } from '#server/storage/transaction.ts'
import { includes } from '#src/contract/shared/areas.ts'
import { toJson } from '#src/lib/bytes-json.ts'
import { replaceRows } from '#sw/backup/backup.ts'
import type { Tables } from '#sw/backup/migrate.ts'
import { readBackup } from '#sw/backup/read-file.ts'
import { complete, type PermissionRow } from '#sw/permissions/store.ts'
import type { Lang } from '#sw/server/lang.ts'
import { Problem } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'

/** A device and its member. */
interface Starter {
  readonly device: string
  readonly sub: string
}

/** The device with whose rows the team has started, and their hash. */
interface Started {
  readonly device: string
  readonly hash: string
}

/**
 * The team is used when another device has joined, unless it was removed, or when a device has sent a write. All other
 * rows are those of the sample.
 */
const STATE = `SELECT (SELECT value FROM settings WHERE name = 'started') AS started,
  EXISTS (SELECT FROM devices WHERE last > 0 OR (id <> $1 AND NOT removed)) AS "isUsed"`

const STORE = `INSERT INTO settings VALUES ('started', $1)
  ON CONFLICT (name) DO UPDATE SET value = excluded.value`

async function stateOf(client: Pick<Pool, 'query'>, device: string) {
  const { rows } = await client.query<{ started: Started | null; isUsed: boolean }>(STATE, [device])
  return rows[0] ?? { started: null, isUsed: true }
}

const alreadyStarted = () => new Problem(409, { text: { code: 'teamStarted' } })

/** Rejects with 409 (`teamStarted`) when the team cannot start with this device, nor has started with it. */
export async function refuseStarted(pool: Pool, device: string): Promise<void> {
  const { started, isUsed } = await stateOf(pool, device)
  if (started ? started.device !== device : isUsed) throw alreadyStarted()
}

/**
 * Replaces the rows of a team that nobody has used by those of a backup, in one transaction. Accounts stay those of the
 * server. The same rows of the same device change nothing, so a device that has lost the reply can send them again; it can
 * also send newer ones while the team is not used. Rejects with 409 (`teamStarted`), and with 400 for a file that is
 * not a backup, or in which the member may not edit `admin`.
 */
export async function start(file: Blob, { device, sub }: Starter, lang: Lang): Promise<true> {
  const tables = sharedOf((await readBackup(file, lang, false)).tables)
  if (!mayEditAdmin(tables, sub)) throw new Problem(400, { text: { code: 'starterMissing' }, field: 'file' })
  const own: Started = { device, hash: hashOf(tables) }
  await db.transaction('rw', db.tables, async ({ idbtrans }) => {
    const trans = idbtrans as unknown as PgTransaction
    const { started, isUsed } = await trans.do(client => stateOf(client, device))
    if (started?.device === device && started.hash === own.hash) return
    if (isUsed || (started && started.device !== device)) throw alreadyStarted()
    await replaceRows(tables, lang)
    await trans.do(client => client.query(STORE, [JSON.stringify(own)]))
  })
  return true
}

const sharedOf = (tables: Tables): Tables =>
  Object.fromEntries(Object.entries(tables).filter(([name]) => isShared(name)))

/** Otherwise nobody might give rights in the team. */
function mayEditAdmin({ users = [], permissions = [] }: Tables, sub: string): boolean {
  const user = (users as { id: string; groupID: string }[]).find(({ id }) => id === sub)
  if (!user) return false
  const { groupID } = user
  const row = (permissions as PermissionRow[]).find(one => one.groupID === groupID)
  return includes(complete(row ?? { groupID }).admin, 'edit')
}

function hashOf(tables: Tables): string {
  const hash = createHash('sha256')
  for (const [name, rows] of Object.entries(tables)) {
    hash.update(name)
    for (const row of rows) hash.update(JSON.stringify(toJson(row)))
  }
  return hash.digest('base64url')
}
