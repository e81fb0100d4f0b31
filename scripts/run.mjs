import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Runs a command with its output on screen. Ends this process when it fails. */
export function run(command, args = [], env = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0) process.exit(status ?? 1)
}

/** Runs npm scripts in parallel and prints the output of each when it ends. Ends this process when one fails. */
export function together(...scripts) {
  const endings = scripts.map(
    script =>
      new Promise(resolve => {
        const output = []
        const child = spawn('npm', ['run', script], { stdio: ['ignore', 'pipe', 'pipe'] })
        for (const stream of [child.stdout, child.stderr]) stream.on('data', part => output.push(part))
        child.on('close', status => {
          process.stdout.write(Buffer.concat(output))
          resolve(status ?? 1)
        })
      }),
  )
  return Promise.all(endings).then(statuses => {
    if (statuses.some(status => status !== 0)) process.exit(1)
  })
}

/** Installs the packages of the lockfile, unless they are installed already. */
export function install() {
  const stamp = 'node_modules/.outpost-lock'
  const lock = readFileSync('package-lock.json', 'utf8')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  run('npm', ['ci', '--no-audit', '--no-fund'])
  writeFileSync(stamp, lock)
}
