import { db } from '#sw/storage/db.ts'

/** What lists are answered from faster; made of the other tables, whenever that suits the worker. */
const derived = ['projections']

/** Everything that is stored, bytes included, as one text by table. */
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
