import { domains } from './domains.ts'
import { isQuota } from './server/problem.ts'
import { createServer } from './server/server.ts'

/** Returns the server of the app: every domain, and the hubs. */
export const createApp = (base?: string) =>
  createServer(domains, {
    base,
    toHub: async (...request) => (await import('./hubs/hub-requests.ts')).handleHubRequest(...request),
    isInterruption,
  })

/**
 * A worker that the browser is ending cannot load its scripts any more (`NetworkError`) but still replies; a connection to
 * the database that the browser closes aborts its transactions.
 */
const isInterruption = (error: unknown) =>
  error instanceof Error && /^(Network|Abort|DatabaseClosed)Error$/.test(error.name) && !isQuota(error)
