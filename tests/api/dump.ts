import { db } from '#sw/storage/db.ts'

/** The tables with copies of other tables, which the worker may update at any time. */
const derived = ['projections']

/** The text of each table by its name. */
export type Dump = Record<string, string>

/** Returns everything that is stored in these tables, by default in all, including bytes, as one text for each table. */
export async function dump(only?: ReadonlySet<string>): Promise<Dump> {
  const tables = await Promise.all(
    db.tables
      .filter(({ name }) => !derived.includes(name) && (!only || only.has(name)))
      .map(async table => [table.name, JSON.stringify(await table.toArray(), readable)] as const),
  )
  return Object.fromEntries(tables)
}

const readable = (_: string, value: unknown) => {
  const bytes = value instanceof ArrayBuffer ? new Uint8Array(value) : value
  return bytes instanceof Uint8Array ? Buffer.from(bytes).toString('hex') : bytes
}
