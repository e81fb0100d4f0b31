import { icons } from '#src/contract/shell/icons.ts'
import { defineDomain } from '#sw/server/define-domain.ts'

/** The seven icon sets. */
export const iconDomain = defineDomain({
  name: 'icons',
  contract: icons,
  handlers: { '/api/ui/icons': () => import('./handlers.ts') },
})
