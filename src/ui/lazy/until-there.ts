import { anotherChance } from '#src/lib/another-chance.ts'

/** How long to wait, in ms, before a fetch that failed is tried again; less when the network comes back. */
const patience = 5000

let tell: (() => void) | undefined

/** What to do when something cannot be shown yet, because its code is not on the device and cannot be had. */
export function onMissing(listener: () => void) {
  tell = listener
}

/** Loads a part of the app, again and again until it succeeds: without a network it may be missing. */
export const untilThere = <Part>(load: () => Promise<Part>, first = load()): Promise<Part> =>
  first.catch(() => {
    tell?.()
    return again(load)
  })

async function again<Part>(load: () => Promise<Part>): Promise<Part> {
  await anotherChance(patience)
  return load().catch(() => again(load))
}
