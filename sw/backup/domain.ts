import { backup } from '#src/contract/backup.ts'
import { defineDomain } from '#sw/server/define-domain.ts'

/** Everything in one file, and back. */
export const backupDomain = defineDomain({
  name: 'backup',
  contract: backup,
  handlers: () => import('./handlers.ts'),
  alsoWrites: 'all',
})
