import { db } from '#sw/storage/db.ts'
import { seedState } from '#sw/storage/seeded.ts'
import { opening, StorageError } from './opening.ts'

/**
 * Returns a function that opens the database and adds the sample data that it lacks, once in each run of the worker.
 * The function rejects with `StorageError` or an error of Dexie; its next call tries again. When `hadDatabase` resolves
 * to true and the database is missing, it gets no sample data, because users would think that it is their own.
 */
export function createPrepare(hadDatabase: () => Promise<boolean>) {
  let ready: Promise<void> | undefined
  let onBlocked = () => {}

  db.on('blocked', () => {
    opening.isBlocked = true
    onBlocked()
  })
  // A newer version or cleared storage closes the database; the next call opens and checks it again.
  db.on('close', () => {
    ready = undefined
  })

  async function open() {
    const blocked = new Promise<never>((_, reject) => {
      onBlocked = () => reject(new StorageError('upgradeBlocked'))
      // The request that waits for the other tab continues when that tab is closed.
      if (opening.isBlocked) onBlocked()
    })
    await Promise.race([blocked, opening.isBlocked || openAndSeed()])
  }

  async function openAndSeed() {
    // After a failed upgrade, Dexie opens the database only on an explicit call.
    await db.open()
    const { missing, isCurrent } = await seedState()
    if (opening.isNewer || (missing.length === 0 && isCurrent)) return
    const { fill } = await import('#sw/storage/fill.ts')
    await fill(hadDatabase)
  }

  return (): Promise<void> => {
    ready ??= open().catch(error => {
      ready = undefined
      throw error
    })
    return ready
  }
}
