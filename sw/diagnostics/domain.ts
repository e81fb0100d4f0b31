import { diagnostics } from '#src/contract/diagnostics.ts'
import { defineDomain } from '#sw/server/define-domain.ts'

/** Facts about the stored data for the support team. */
export const diagnosticDomain = defineDomain({
  name: 'diagnostics',
  contract: diagnostics,
  handlers: { '{admin}/diagnostics': () => import('./handlers.ts') },
})
