import type { BulkError, Table } from 'dexie'
import { resolveTimes } from '#seed/clock.ts'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { hash, makeSalt } from '#sw/session/password.ts'
import { signingKey } from '#sw/session/token.ts'
import { db } from './db.ts'
import { opening } from './opening.ts'
import { marker, seedState, sets } from './seeded.ts'
import { tablesWith } from './tables.ts'

type Rows = Record<string, object[]>
type Read = (name: string) => Promise<unknown>

interface Options {
  /** Replaces everything that is there. */
  reset?: boolean
  /** Runs before an empty database is filled; one that rejects leaves it empty. */
  beforeFirst?: () => Promise<unknown>
  /** Runs at the end of the transaction: await only Dexie. */
  afterwards?: () => PromiseLike<unknown>
}

const keptByReset = tablesWith('keptByReset')

/**
 * Adds the sample data that this database does not have yet, all in one transaction: either everything is there or
 * nothing is, and a set is never seeded twice. Times in it count from now. A newer database stays as it is.
 * spec: seeded on first install
 */
export async function seed(read: Read, { reset, beforeFirst, afterwards }: Options = {}): Promise<void> {
  const state = await seedState()
  const missing = reset ? Object.keys(sets) : state.missing
  if (opening.isNewer || (missing.length === 0 && state.isCurrent)) return
  if (state.isEmpty) await beforeFirst?.()
  await signingKey()
  const now = new Date()
  const withHashes = protect()
  const loaded = await Promise.all(
    missing.map(async name => ({
      name,
      rows: await withHashes(resolveTimes(await read(name), now) as Rows),
    })),
  )
  await db.transaction('rw', db.tables, async () => {
    if (reset) for (const table of db.tables) if (!keptByReset.includes(table.name)) await table.clear()
    await db.meta.put({ key: 'schema', value: schemaVersion })
    // Another version may have cached other columns.
    if (!state.isCurrent) await db.projections.clear()
    for (const { name, rows } of loaded) {
      // Another worker may have been faster while the files were read.
      if (await db.meta.get(marker(name))) continue
      for (const [table, entries] of Object.entries(rows)) await addMissing(db.table(table), entries)
      await db.meta.put({ key: marker(name), value: sets[name] })
    }
    await afterwards?.()
  })
}

/** Adds the rows whose keys are not there yet. What is there stays: somebody may have changed it. */
const addMissing = (table: Table, rows: object[]) =>
  table.bulkAdd(rows).catch((error: BulkError) => {
    if (error.failures.some(({ name }) => name !== 'ConstraintError')) throw error
  })

/** Passwords travel as sample text and are stored as hashes, salted on this device. The sample's are the same, so one hash does. */
function protect() {
  const hashes = new Map<string, Promise<{ salt: Bytes; hash: Bytes }>>()

  async function hashOf(password: string) {
    const salt = makeSalt()
    return { salt, hash: await hash(password, salt) }
  }

  return async (rows: Rows): Promise<Rows> => {
    if (!rows.accounts) return rows
    const accounts = rows.accounts as { email: string; userId: string; password: string }[]
    const hashed = accounts.map(async ({ email, userId, password }) => {
      const known = hashes.get(password) ?? hashOf(password)
      hashes.set(password, known)
      return { email, userId, ...(await known) }
    })
    return { ...rows, accounts: await Promise.all(hashed) }
  }
}

type Bytes = Uint8Array<ArrayBuffer>
