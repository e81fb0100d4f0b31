import * as v from 'valibot'
import { Backup } from '#src/contract/backup.ts'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { fromJson } from '#src/lib/bytes-json.ts'
import type { Lang } from '#sw/server/error-texts.ts'
import { rowSchemas } from '#sw/storage/row-schemas.ts'
import { backupError } from './backup-error.ts'
import { migrate } from './migrate.ts'

export type Tables = Record<string, object[]>

/** The rows of a file as the tables hold them now, those of an older version migrated. Refuses what is no whole backup. */
export async function readFile(file: Blob, lang: Lang): Promise<Tables> {
  const parsed = v.safeParse(Backup, await contentOf(file))
  if (!parsed.success) throw backupError('foreign', lang)
  const { schema, tables } = parsed.output
  if (schema > schemaVersion) throw backupError('newer', lang)
  const rows = await rowsOf(tables, schema).catch(() => undefined)
  const checked = rows && check(rows)
  // Nobody could sign in: that is no state to be in.
  if (!checked || !isUsable(checked)) throw backupError('damaged', lang)
  return checked
}

/** What the JSON says, compressed or not; nothing when it is neither. */
async function contentOf(file: Blob): Promise<unknown> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  const isGzip = first === 0x1f && second === 0x8b
  const stream = isGzip ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream()
  try {
    return await new Response(stream).json()
  } catch {
    return undefined
  }
}

async function rowsOf(tables: Backup['tables'], schema: number): Promise<Tables> {
  const rows = Object.entries(tables).map(([name, rows]) => [name, rows.map(fromJson)])
  return migrate(Object.fromEntries(rows), schema)
}

/** Every row as its schema says; nothing when one is not. Tables that a backup does not hold are left out. */
function check(tables: Tables): Tables | undefined {
  const checked: Tables = {}
  for (const [name, schema] of Object.entries(rowSchemas)) {
    if (!tables[name]) continue
    const rows = v.safeParse(v.array(schema), tables[name], { abortEarly: true })
    if (!rows.success) return undefined
    checked[name] = rows.output
  }
  return checked
}

function isUsable({ accounts = [], users = [] }: Tables) {
  const ids = new Set(users.map(user => 'id' in user && user.id))
  return accounts.some(account => 'userId' in account && ids.has(account.userId))
}
