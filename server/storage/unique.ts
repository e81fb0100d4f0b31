import type { PoolClient } from 'pg'
import type { Entry } from './index-entries.ts'
import type { NewRow } from './write.ts'

const nameOf = ({ index, key }: Entry) => `${index.name} ${key.toString('hex')}`

/** Returns the rows whose keys in unique indexes no other row has, stored or earlier in the request. */
export async function withFreeKeys(client: PoolClient, table: string, rows: readonly NewRow[]) {
  const unique = rows.map(row => ({ row, entries: row.entries.filter(({ index }) => index.unique) }))
  const all = unique.flatMap(({ entries }) => entries)
  if (all.length === 0) return rows
  const { rows: stored } = await client.query<{ idx: string; key: Buffer; pk: Buffer }>({
    name: 'unique',
    text: `SELECT idx, key, pk FROM entries
      WHERE tbl = $1 AND (idx, key) IN (SELECT * FROM unnest($2::text[], $3::bytea[]))`,
    values: [table, all.map(({ index }) => index.name), all.map(({ key }) => key)],
  })
  const owners = new Map(
    stored.map(({ idx, key, pk }) => [`${idx} ${key.toString('hex')}`, pk.toString('hex')]),
  )
  return unique.flatMap(({ row, entries }) => {
    const pk = row.pk.toString('hex')
    const names = entries.map(nameOf)
    if (names.some(name => (owners.get(name) ?? pk) !== pk)) return []
    for (const name of names) owners.set(name, pk)
    return [row]
  })
}
