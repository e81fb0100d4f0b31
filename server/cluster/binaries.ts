import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where Debian installs PostgreSQL, one folder for each version. */
const VERSIONS = '/usr/lib/postgresql'

/** Returns the folder with `initdb` and `pg_ctl`, and installs Debian's package when there is none. */
export function postgresBinaries(): string {
  const found = newest()
  if (found) return found
  const admin = process.getuid?.() === 0 ? [] : ['sudo']
  for (const words of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', 'postgresql'],
  ]) {
    const [command = '', ...args] = [...admin, ...words]
    execFileSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
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
