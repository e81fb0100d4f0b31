import type { PoolClient } from 'pg'

/** Fills the missing keys of new rows with the next numbers of a table. A higher key in the request is counted too. */
export async function nextNumbers(client: PoolClient, table: string, keys: unknown[]): Promise<void> {
  const { rows } = await client.query<{ last: number }>({
    name: 'last-number',
    text: 'SELECT last FROM numbers WHERE tbl = $1',
    values: [table],
  })
  let last = rows[0]?.last ?? 0
  for (const [at, key] of keys.entries()) {
    if (key === undefined) keys[at] = ++last
    else if (typeof key === 'number') last = Math.max(last, Math.floor(key))
  }
  await client.query({
    name: 'store-number',
    text: 'INSERT INTO numbers VALUES ($1, $2) ON CONFLICT (tbl) DO UPDATE SET last = excluded.last',
    values: [table, last],
  })
}
