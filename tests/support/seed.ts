/** The seed of a usual run, so that a run can be repeated. */
const USUAL = 20_261_122

/**
 * Returns the seed of a test's random choices, and prints it: the given one, a new one in a long run (`LONG=1`), else
 * always the same one, so that a test fails only for what was changed.
 */
export function seedOf(given: string | undefined): number {
  const isLong = process.env.LONG === '1'
  const seed = Number(given ?? (isLong ? Math.floor(Math.random() * 2 ** 31) : USUAL))
  console.log(`seed: ${seed}`)
  return seed
}
