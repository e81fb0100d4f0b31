import type {
  DBCoreAddRequest,
  DBCoreDeleteRangeRequest,
  DBCoreDeleteRequest,
  DBCoreMutateResponse,
  DBCorePutRequest,
  DBCoreTableSchema,
} from 'dexie'
import type { PoolClient } from 'pg'
import { keyBytes } from '#server/keys/key-bytes.ts'
import { type Entry, entriesOf } from './index-entries.ts'
import { nextNumbers } from './numbers.ts'
import { inRange, isEmpty } from './ranges.ts'
import { rowText } from './row-text.ts'
import { withFreeKeys } from './unique.ts'
import { addRows, deleteRows, type NewRow, putEntries, putRows, type Target } from './write.ts'

type StoreRequest = DBCoreAddRequest | DBCorePutRequest
type DeleteRequest = DBCoreDeleteRequest | DBCoreDeleteRangeRequest

/** Returns the user to whom a row belongs. */
export type OwnerOf = (row: object) => string | undefined

/** A row as it was at the call: a later change of the object does not change what is stored. */
interface Copied {
  readonly key: unknown
  readonly owner: string | undefined
  readonly entries: readonly Entry[]
  readonly text: Promise<string>
}

/** Copies the rows of a request. */
export const copyRows = (
  { primaryKey, indexes }: DBCoreTableSchema,
  { values, keys }: StoreRequest,
  ownerOf: OwnerOf,
): Copied[] =>
  values.map((value: object, at) => ({
    key: keys?.[at] ?? primaryKey.extractKey?.(value),
    owner: ownerOf(value),
    entries: entriesOf(value, indexes),
    text: rowText(value),
  }))

/** Stores the rows of a request. A row whose key, or whose key in a unique index, exists is one of the `failures`. */
export async function storeRows(
  client: PoolClient,
  target: Target,
  { primaryKey, indexes }: DBCoreTableSchema,
  type: StoreRequest['type'],
  copied: readonly Copied[],
): Promise<DBCoreMutateResponse> {
  const keys = copied.map(({ key }) => key)
  if (primaryKey.autoIncrement) await nextNumbers(client, target.table, keys)
  const rows: NewRow[] = await Promise.all(
    copied.map(async ({ text, ...row }, at) => ({
      ...row,
      at,
      pk: keyBytes(keys[at]),
      text: await withKey(text, primaryKey.autoIncrement && primaryKey.keyPath, keys[at]),
    })),
  )
  const free = await withFreeKeys(client, target.table, type === 'add' ? firstOfEach(rows) : rows)
  const stored = type === 'add' ? await addRows(client, target, free) : lastOfEach(free)
  if (type === 'put') await putRows(client, target, stored)
  if (indexes.length > 0 && stored.length > 0) await putEntries(client, target.table, stored)
  return responseOf(keys, new Set((type === 'add' ? stored : free).map(({ at }) => at)))
}

/** Deletes the rows of a request. */
export async function removeRows(
  client: PoolClient,
  target: Target,
  request: DeleteRequest,
): Promise<DBCoreMutateResponse> {
  if (request.type === 'delete')
    await deleteRows(client, target, { sql: ' AND pk = ANY($2)', values: [request.keys.map(keyBytes)] })
  else if (!isEmpty(request.range)) await deleteRows(client, target, inRange('pk', request.range, 2))
  const results = request.type === 'delete' ? request.keys : []
  return { numFailures: 0, failures: {}, results, lastResult: undefined }
}

/** The database numbers the rows of some tables: the number becomes a field of the row. */
async function withKey(text: Promise<string>, field: unknown, key: unknown) {
  return typeof field === 'string' ? JSON.stringify({ ...JSON.parse(await text), [field]: key }) : text
}

const idOf = ({ pk }: NewRow) => pk.toString('hex')
const lastOfEach = (rows: readonly NewRow[]) => [...new Map(rows.map(row => [idOf(row), row])).values()]
const firstOfEach = (rows: readonly NewRow[]) => lastOfEach(rows.toReversed()).toReversed()

function responseOf(keys: readonly unknown[], stored: ReadonlySet<number>): DBCoreMutateResponse {
  const failures: Record<number, Error> = {}
  for (const at of keys.keys())
    if (!stored.has(at)) failures[at] = new DOMException('The key exists already', 'ConstraintError')
  return {
    numFailures: keys.length - stored.size,
    failures,
    results: [...keys],
    lastResult: keys.at(-1),
  }
}
