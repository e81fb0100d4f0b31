import * as fc from 'fast-check'
import { seedOf } from './seed.ts'

/**
 * Runs a property with the seed of `PROPERTY_SEED`, see `seedOf`. Rejects with the smallest counterexample that was
 * found; with `shrinks: false` with the first one.
 */
export async function holds<Values>(
  property: fc.IAsyncProperty<Values> | fc.IProperty<Values>,
  { runs = 100, shrinks = true }: { runs?: number; shrinks?: boolean } = {},
): Promise<void> {
  const seed = seedOf(process.env.PROPERTY_SEED)
  await fc.assert(property, { seed, numRuns: runs, endOnFailure: !shrinks })
}
