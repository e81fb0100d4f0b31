import type { DBCore, Middleware } from 'dexie'
import { db } from '#sw/storage/db.ts'

/** The tables with copies of other tables, which the worker may update at any time. */
const derived = ['projections']

/** The text of each table by its name. */
export type Dump = Record<string, string>

/** The texts of the tables that were not written to since they were read; undefined until the database is opened. */
let known: Map<string, string> | undefined
/** How often each table was written to. */
const counts = new Map<string, number>()

/** Returns everything that is stored, including bytes, as one text for each table. Reads only what was written to. */
export async function dump(): Promise<Dump> {
  const tables = await Promise.all(
    db.tables
      .filter(({ name }) => !derived.includes(name))
      .map(async ({ name }) => [name, known?.get(name) ?? (await textOf(name))] as const),
  )
  return Object.fromEntries(tables)
}

/** Returns how often each table was written to until now. */
export const countWrites = (): ReadonlyMap<string, number> => new Map(counts)

async function textOf(name: string) {
  const before = counts.get(name)
  const text = JSON.stringify(await db.table(name).toArray(), readable)
  if (counts.get(name) === before) known?.set(name, text)
  return text
}

const readable = (_: string, value: unknown) => {
  const bytes = value instanceof ArrayBuffer ? new Uint8Array(value) : value
  return bytes instanceof Uint8Array ? Buffer.from(bytes).toString('hex') : bytes
}

function noteWrite(name: string) {
  known?.delete(name)
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

const noteWrites: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'noteWrites',
  // Dexie calls this each time it opens the database, which may be another one.
  create: core => {
    known = new Map()
    return {
      table(name) {
        const table = core.table(name)
        return {
          ...table,
          mutate(request) {
            noteWrite(name)
            const written = table.mutate(request)
            const end = () => noteWrite(name)
            written.then(end, end)
            return written
          },
        }
      },
    }
  },
}

db.use(noteWrites)
