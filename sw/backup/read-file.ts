import * as v from 'valibot'
import { Backup } from '#src/contract/backup.ts'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import type { FileRow } from '#src/contract/files.ts'
import { fromJson } from '#src/lib/bytes-json.ts'
import type { Lang } from '#sw/server/lang.ts'
import { rowSchemas } from '#sw/storage/row-schemas.ts'
import type { TrashedRow } from '#sw/trash/domain.ts'
import { atMost } from './at-most.ts'
import { backupError } from './backup-error.ts'
import { migrate, type Tables } from './migrate.ts'

/**
 * Returns the time and the rows of a backup file, the rows migrated to this version. Rejects with 400 when the file is not
 * a complete backup. The file that starts a team has no accounts.
 */
export async function readBackup(
  file: Blob,
  lang: Lang,
  hasAccounts = true,
): Promise<{ at: string; tables: Tables }> {
  const parsed = v.safeParse(Backup, await contentOf(file))
  if (!parsed.success) throw backupError('foreign', lang)
  const { at, schema, tables } = parsed.output
  if (schema > schemaVersion) throw backupError('newer', lang)
  const rows = await rowsOf(tables, schema).catch(() => undefined)
  const checked = rows && check(rows)
  if (!checked || (hasAccounts && !isUsable(checked)) || hasCircle(checked.files))
    throw backupError('damaged', lang)
  return { at, tables: checked }
}

/** Returns the parsed JSON of a file, compressed or not; undefined when it is not JSON. */
async function contentOf(file: Blob): Promise<unknown> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  const isGzip = first === 0x1f && second === 0x8b
  const stream = isGzip ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream()
  try {
    return await new Response(stream.pipeThrough(atMost(MAX_BYTES))).json()
  } catch {
    return undefined
  }
}

/** More bytes than a device can store. The limit is needed because a small file can unpack to any size. */
const MAX_BYTES = 512 * 1024 * 1024

async function rowsOf(tables: Backup['tables'], schema: number): Promise<Tables> {
  const rows = Object.entries(tables).map(([name, rows]) => [name, rows.map(fromJson)])
  return migrate(Object.fromEntries(rows), schema)
}

/**
 * Returns the rows that the schemas have parsed; undefined when one is invalid. Tables that a backup does not contain
 * are left out.
 */
function check(tables: Tables): Tables | undefined {
  const checked: Tables = {}
  for (const [name, schema] of Object.entries(rowSchemas)) {
    if (!tables[name]) continue
    const rows = v.safeParse(v.array(schema), tables[name], { abortEarly: true })
    if (!rows.success) return undefined
    checked[name] = rows.output
  }
  return checked.trash ? { ...checked, trash: checked.trash.filter(canBeRestored) } : checked
}

/**
 * Returns whether a removed row of a backup is valid. It is checked here, because the trash restores rows without a
 * check.
 */
function canBeRestored(trashed: object): boolean {
  const { table, row } = trashed as TrashedRow
  const schema = Object.hasOwn(rowSchemas, table) ? rowSchemas[table] : undefined
  return schema !== undefined && v.is(schema, row)
}

/** Returns whether a folder contains itself, directly or through other folders. */
function hasCircle(files: readonly object[] = []): boolean {
  const parents = new Map((files as FileRow[]).map(({ id, folderId }) => [id, folderId]))
  const checked = new Set<string>()
  for (const start of parents.keys()) {
    const way = new Set<string>()
    for (let id: string | undefined = start; id !== undefined && !checked.has(id); id = parents.get(id)) {
      if (way.has(id)) return true
      way.add(id)
    }
    for (const id of way) checked.add(id)
  }
  return false
}

/** Returns whether at least one user can sign in. */
function isUsable({ accounts = [], users = [] }: Tables) {
  const ids = new Set(users.map(user => 'id' in user && user.id))
  return accounts.some(account => 'userId' in account && ids.has(account.userId))
}
