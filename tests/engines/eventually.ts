import { vi } from 'vitest'

/** How long something may take. */
const TIMEOUT_MS = 30_000
const INTERVAL_MS = 50

/** Calls a function until it resolves, and returns its result. */
export const eventually = <Result>(attempt: () => Promise<Result>, timeout = TIMEOUT_MS) =>
  vi.waitFor(attempt, { timeout, interval: INTERVAL_MS })
