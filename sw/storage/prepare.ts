import { db } from './db.ts'
import { opening, StorageError } from './opening.ts'
import { seedState } from './seeded.ts'

/**
 * Opens the database and adds the sample data that it lacks, once in each life of the worker. Rejects with
 * `StorageError`, or as Dexie does; the next call tries again. A database that is missing although there was one
 * (`hadDatabase`) is not filled with sample data, because users would take it for their own.
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
      // The request that waits for the other tab continues when that tab closes.
      if (opening.isBlocked) onBlocked()
    })
    await Promise.race([blocked, opening.isBlocked || openAndSeed()])
  }

  async function openAndSeed() {
    // After a failed upgrade, Dexie opens the database only on an explicit call.
    await db.open()
    const { missing, isCurrent } = await seedState()
    if (opening.isNewer || (missing.length === 0 && isCurrent)) return
    const { fill } = await import('./fill.ts')
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
