const missing = new WeakSet<Error>()

/**
 * Remembers the errors of chunks that could not be loaded, because their messages differ between engines. Call it once,
 * at the start.
 */
export function watchImports() {
  addEventListener('missing-chunk', event => missing.add((event as CustomEvent<Error>).detail))
}

/** Whether an error means that the code of a screen could not be loaded, not that the code threw it. */
export const isMissingCode = (error: unknown) => error instanceof TypeError && missing.has(error)
