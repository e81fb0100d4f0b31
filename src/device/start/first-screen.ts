/** The name of the mark in the timings of the page. */
export const FIRST_SCREEN_MARK = 'outpost.first-screen'

declare global {
  /** The replies to the reads of the first screen that `display.js` has sent, by their addresses. */
  var firstReplies: Map<string, Promise<Response>> | undefined
}

const reads = new Set<string>()
let isLoaded = false

/**
 * Call it for each read of the API. Until the first screen is loaded it stores the address, and returns the reply if
 * `display.js` has already asked for it; each reply once.
 */
export function firstReply(url: string): Promise<Response> | undefined {
  if (isLoaded) return undefined
  reads.add(url)
  const reply = globalThis.firstReplies?.get(url)
  globalThis.firstReplies?.delete(url)
  return reply
}

/** Returns the addresses of the API that the first screen has read. */
export const firstReads = (): readonly string[] => [...reads]

/** Marks the time at which the code and the data of the first screen are loaded. */
export function markFirstScreen() {
  performance.mark(FIRST_SCREEN_MARK)
  isLoaded = true
  // A body that nobody reads keeps a request of the worker open, and a new version waits for it.
  for (const reply of globalThis.firstReplies?.values() ?? [])
    reply.then(({ body }) => body?.cancel()).catch(() => undefined)
  globalThis.firstReplies = undefined
}
