import { db } from '#sw/storage/db.ts'

/** The tables with copies of other tables, which the worker may update at any time. */
const derived = ['projections']

/** Returns everything that is stored, including bytes, as one text for each table. */
export async function dump(): Promise<Record<string, string>> {
  const tables = await Promise.all(
    db.tables
      .filter(({ name }) => !derived.includes(name))
      .map(async table => [table.name, JSON.stringify(await table.toArray(), readable)] as const),
  )
  return Object.fromEntries(tables)
}

const readable = (_: string, value: unknown) => {
  const bytes = value instanceof ArrayBuffer ? new Uint8Array(value) : value
  return bytes instanceof Uint8Array ? Buffer.from(bytes).toString('hex') : bytes
}
