import { execFileSync } from 'node:child_process'

/** Installs packages of Debian, as root or with `sudo`. Throws when that fails. */
export function install(...packages: string[]) {
  const admin = process.getuid?.() === 0 ? [] : ['sudo']
  for (const words of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', ...packages],
  ]) {
    const [command = '', ...args] = [...admin, ...words]
    execFileSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
}
