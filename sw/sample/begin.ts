import { idOf, prefix } from '#seed/scale/dice.ts'
import { type Filling, fillings, type ScaleTable, scaleTables } from '#seed/scale/tables.ts'
import { scaledSales } from '#src/contract/sample.ts'
import { releaseContent } from '#sw/files/contents.ts'
import { db } from '#sw/storage/db.ts'
import { isJobOf, type Job, type Numbers, readStored, type StoredJob, type Wanted, writeJob } from './job.ts'

const numbered = [...scaleTables, 'sales'] as const
const forSales = ['warehouses', 'fundAccounts']
/** They tell which bytes of a deleted file are still referenced. */
const forBytes = ['fileContents', 'trash', 'outbox']

const fillingOf = (name: ScaleTable): Filling => fillings[name]

/** The tables whose rows the rows of a table name. */
export const neededTables = (name: ScaleTable) => Object.keys(fillingOf(name).needs ?? {})

/**
 * Returns the current job, or a new one when another one is requested, or when an earlier version stored it. A new job
 * deletes the generated rows that are too many and keeps the others. Sales are never deleted, nor what they name.
 */
export const begin = (wanted: Wanted): Promise<Job> =>
  db.transaction(
    'rw',
    ['meta', ...scaleTables, ...scaleTables.flatMap(neededTables), ...forSales, ...forBytes],
    async () => {
      const old = await readStored()
      if (old && isJobOf(old, wanted) && isWhole(old)) return old
      const made = { ...none(), ...old?.made }
      const job = { ...wanted, now: old?.now ?? Date.now(), wanted: none(), made, took: 0 }
      for (const name of scaleTables) {
        job.wanted[name] = await missingRows(name, wanted, made)
        job.made[name] = Math.min(made[name], job.wanted[name])
        await deleteFrom(name, job.made[name])
      }
      const isSold = wanted.withShop && (await canSell())
      job.wanted.sales = Math.max(made.sales, isSold ? scaledSales[wanted.count] : 0)
      await writeJob(job)
      return job
    },
  )

const isWhole = (job: StoredJob): job is Job => numbered.every(name => name in job.wanted && name in job.made)

/** Returns how many rows are to be generated besides the user's own. */
async function missingRows(name: ScaleTable, { count, withShop }: Wanted, made: Numbers): Promise<number> {
  const { most = count, ofShop, inBooks } = fillingOf(name)
  const kept = inBooks && made.sales > 0 ? made[name] : 0
  const isFilled = (withShop || !ofShop) && (await hasNeeds(name))
  return Math.max(0, kept, isFilled ? Math.min(count, most) - (await ownRows(name)) : 0)
}

/** Returns whether everything exists that the rows of a table name. */
export async function hasNeeds(name: ScaleTable): Promise<boolean> {
  for (const [table, ids] of Object.entries(fillingOf(name).needs ?? {}))
    if ((await db.table(table).where('id').anyOf(ids).count()) < ids.length) return false
  return true
}

/** Returns the number of rows of the table, or of its place, that were not generated. */
async function ownRows(name: ScaleTable): Promise<number> {
  const table = db.table<unknown, string>(name)
  const { place } = fillingOf(name)
  if (!place) return (await table.count()) - (await table.where('id').startsWith(prefix).count())
  const ids = await table.where(place).primaryKeys()
  return ids.filter(id => !id.startsWith(prefix)).length
}

/** Deletes the generated rows from a number on, and the bytes that a user gave to generated files. */
async function deleteFrom(name: ScaleTable, index: number) {
  const rows = db.table(name).where('id').between(idOf(index), `${prefix}\uffff`)
  const contents = name === 'files' ? await ownContents(index) : []
  await rows.delete()
  for (const content of contents) await releaseContent(content)
}

/** Returns the ids of the contents of generated files from a number on, which a user replaced. */
async function ownContents(index: number): Promise<string[]> {
  const files = await db.files.where('id').between(idOf(index), `${prefix}\uffff`).toArray()
  return files.flatMap(({ id, url, contentId = id }) => (url === null ? contentId : []))
}

const none = (): Numbers => Object.fromEntries(numbered.map(name => [name, 0])) as Numbers

/** Returns whether the shop has what sales need: generated products, a warehouse and both accounts. */
async function canSell(): Promise<boolean> {
  const [warehouses, accounts] = await Promise.all([
    db.warehouses.count(),
    db.fundAccounts.bulkGet(['cash', 'bank']),
  ])
  return warehouses > 0 && accounts.every(account => account)
}
