import { backup } from '#src/contract/backup.ts'
import { defineDomain } from '#sw/server/define-domain.ts'

/** Exports all data as one file, and restores it. */
export const backupDomain = defineDomain({
  name: 'backup',
  contract: backup,
  handlers: { '{admin}/backup': () => import('./handlers.ts') },
  alsoWrites: 'all',
})
