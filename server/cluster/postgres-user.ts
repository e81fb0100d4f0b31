import { execFileSync } from 'node:child_process'

/**
 * Returns the ids of the user that runs PostgreSQL when this process is root, since PostgreSQL refuses to run as root.
 * Debian's package has created that user. Undefined for other users, who run it themselves.
 */
export const postgresUser = () =>
  process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined

const idOf = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }))
