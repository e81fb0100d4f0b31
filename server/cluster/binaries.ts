import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { install } from './install.ts'

/** Where Debian installs PostgreSQL, one folder for each version. */
const VERSIONS = '/usr/lib/postgresql'

/** Returns the folder with `initdb` and `pg_ctl`, and installs Debian's package when there is none. */
export function postgresBinaries(): string {
  const found = newest()
  if (found) return found
  install('postgresql')
  const installed = newest()
  if (!installed) throw new Error(`PostgreSQL is not in ${VERSIONS} after its installation`)
  return installed
}

function newest() {
  if (!existsSync(VERSIONS)) return undefined
  const versions = readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a))
  return versions
    .map(version => join(VERSIONS, version, 'bin'))
    .find(path => existsSync(join(path, 'initdb')))
}
