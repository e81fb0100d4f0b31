/**
 * Returns a generator of random numbers in [0, 1) and prints its seed. `SEED` repeats a run: `SEED=12345 npx playwright
 * test …`. The generator is mulberry32.
 */
export function seededRandom(seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 32))) {
  console.log(`seed: ${seed}`)
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
