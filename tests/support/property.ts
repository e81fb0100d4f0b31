import * as fc from 'fast-check'

/**
 * Runs a property with a random seed, which is printed. `PROPERTY_SEED` repeats a run. Rejects with the smallest
 * counterexample that was found; with `shrinks: false` with the first one.
 */
export async function holds<Values>(
  property: fc.IAsyncProperty<Values> | fc.IProperty<Values>,
  { runs = 100, shrinks = true }: { runs?: number; shrinks?: boolean } = {},
): Promise<void> {
  const seed = Number(process.env.PROPERTY_SEED ?? Math.floor(Math.random() * 2 ** 31))
  console.warn(`fast-check seed ${seed}`)
  await fc.assert(property, { seed, numRuns: runs, endOnFailure: !shrinks })
}
