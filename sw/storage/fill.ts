import { asset } from '#sw/server/assets.ts'
import { StorageError } from './opening/opening.ts'

/**
 * Adds the sample data that the database lacks. Rejects with the problem `cleared` when the database is empty on a
 * device that had one before. `afterwards` runs at the end of the transaction: await only Dexie in it.
 */
export async function fill(hadDatabase = async () => false, afterwards?: () => PromiseLike<unknown>) {
  const { seed } = await import('./seeding.ts')
  await seed(name => asset(`seed/${name}.json`), {
    async beforeFirst() {
      if (await hadDatabase()) throw new StorageError('cleared')
    },
    ...(afterwards && { afterwards }),
  })
}
