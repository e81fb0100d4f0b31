import { domains } from './domains.ts'
import { createServer } from './server/server.ts'

/** Returns the server of the app: every domain, and the hubs. */
export const createApp = (base?: string) =>
  createServer(domains, {
    base,
    toHub: async (...request) => (await import('./hubs/hub-requests.ts')).handleHubRequest(...request),
  })
