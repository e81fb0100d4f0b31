import type { BulkError, Table } from 'dexie'
import { resolveTimes } from '#seed/clock.ts'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { hash, makeSalt } from '#sw/session/password.ts'
import { signingKey } from '#sw/session/token.ts'
import { db } from './db.ts'
import { opening } from './opening/opening.ts'
import { marker, seedState, sets } from './seeded.ts'
import { tablesWith } from './tables.ts'

type Rows = Record<string, object[]>
type Read = (name: string) => Promise<unknown>

interface Options {
  /** Replaces all existing rows. */
  reset?: boolean
  /** Runs before an empty database is filled; if it rejects, the database stays empty. */
  beforeFirst?: () => Promise<unknown>
  /** Runs at the end of the transaction: await only Dexie. */
  afterwards?: () => PromiseLike<unknown>
}

const keptByReset = tablesWith('keptByReset')

/**
 * Adds the sample data that this database does not have yet, in one transaction. A set is seeded only once. Its times
 * are relative to now. A newer database is not changed. Rejects as `read` and `beforeFirst` do, and then adds nothing.
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
    // Another version may have cached other fields.
    if (!state.isCurrent) await db.projections.clear()
    for (const { name, rows } of loaded) {
      // Another worker may have seeded while the files were read.
      if (await db.meta.get(marker(name))) continue
      for (const [table, entries] of Object.entries(rows)) await addMissing(db.table(table), entries)
      await db.meta.put({ key: marker(name), value: sets[name] })
    }
    await afterwards?.()
  })
}

/** Adds the rows whose keys do not exist yet. Existing rows stay: a user may have changed them. */
const addMissing = (table: Table, rows: object[]) =>
  table.bulkAdd(rows).catch((error: BulkError) => {
    if (error.failures.some(({ name }) => name !== 'ConstraintError')) throw error
  })

/**
 * Sample passwords are plain text in the seed and stored as hashes, salted on this device. They are all the same, so
 * one hash is enough.
 */
function protect() {
  const hashes = new Map<string, Promise<{ salt: Bytes; hash: Bytes }>>()

  async function hashOf(password: string) {
    const salt = makeSalt()
    return { salt, hash: await hash(password, salt) }
  }

  return async (rows: Rows): Promise<Rows> => {
    if (!rows.accounts) return rows
    const accounts = rows.accounts as { email: string; userId: string; password: string; pin?: string }[]
    const hashed = accounts.map(async ({ email, userId, password, pin }) => {
      const known = hashes.get(password) ?? hashOf(password)
      hashes.set(password, known)
      const pinned = pin && (await hashOf(pin))
      return {
        email,
        userId,
        ...(await known),
        ...(pinned && { pinSalt: pinned.salt, pinHash: pinned.hash }),
      }
    })
    return { ...rows, accounts: await Promise.all(hashed) }
  }
}

type Bytes = Uint8Array<ArrayBuffer>
