import { seedOf } from './seed.ts'

/** Returns a generator of random numbers in [0, 1): mulberry32. Without a seed it is the one of `SEED`, see `seedOf`. */
export function seededRandom(seed = seedOf(process.env.SEED)) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
