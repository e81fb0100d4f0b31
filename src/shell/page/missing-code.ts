const missing = new WeakSet<Error>()

/** Notes which errors say that a chunk could not be loaded: each engine words it in its own way. Call it once, at the start. */
export function watchImports() {
  addEventListener('vite:preloadError', ({ payload }) => missing.add(payload))
}

/** Whether the code of a screen could not be had. Code that throws when it runs is there. */
export const isMissingCode = (error: unknown) => error instanceof TypeError && missing.has(error)
