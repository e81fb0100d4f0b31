import { execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresBinaries } from './binaries.ts'
import { postgresUser } from './postgres-user.ts'

/** A PostgreSQL of its own in a temporary folder. */
export interface TemporaryPostgres {
  /** The address for clients: a socket in the folder, since no port is opened. */
  readonly address: string
  /** Stops it and deletes the folder. */
  readonly stop: () => void
}

/** Faster, and safe only where a crash of the machine may lose everything. */
const FOR_TESTS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/**
 * Starts a PostgreSQL in a new temporary folder, as the user `postgres` when this process is root. Takes about 2 s.
 * Without `isDurable` a crash of the machine may lose its data. Throws when a program of PostgreSQL fails.
 */
export function startTemporaryPostgres({ isDurable = false } = {}): TemporaryPostgres {
  const binaries = postgresBinaries()
  const folder = mkdtempSync(join(tmpdir(), 'outpost-pg-'))
  const user = postgresUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(binaries, program), args, {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })

  run('initdb', '-D', data, '-U', 'outpost', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync')
  const settings = [
    "listen_addresses=''",
    `unix_socket_directories=${folder}`,
    ...(isDurable ? [] : FOR_TESTS),
  ]
  const options = settings.map(setting => `-c ${setting}`).join(' ')
  run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start')
  return {
    address: `socket:${folder}?db=postgres&user=outpost`,
    stop() {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
      rmSync(folder, { recursive: true })
    },
  }
}
