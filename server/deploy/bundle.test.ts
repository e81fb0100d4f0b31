import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { schemaVersion } from '#src/contract/core/schema-version.ts'

const PORT = 4392
const address = `http://127.0.0.1:${PORT}`

it('the bundle needs no packages; after SIGTERM a waiting request gets its reply and the server ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outpost-bundle-'))
  execFileSync('npm', ['run', '-s', 'bundle:team', '--', '--outDir', folder, '--logLevel', 'error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const server = spawn(process.execPath, ['main.mjs'], {
    cwd: folder,
    env: { DATABASE: process.env.OUTPOST_TEST_DATABASE, PORT: `${PORT}`, SCHEMA: 'bundle' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await new Promise<void>((resolve, reject) => {
      server.stdout.on('data', line => String(line).includes('"started"') && resolve())
      server.on('exit', code => reject(new Error(`The bundle ended with ${code}`)))
    })
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    const joining = { email: 'staff@outpost.example', password: 'Outpost-2026', device: 'a', name: 'Quầy 1' }
    const joined = await fetch(`${address}/api/team/join`, {
      method: 'POST',
      body: JSON.stringify({ ...joining, schema: schemaVersion }),
    })
    const { token } = await joined.json()
    const [version] = /(?<=^team_version )\d+$/m.exec(await (await fetch(`${address}/metrics`)).text()) ?? []
    const query = `cursor=${version}&device=a&schema=${schemaVersion}&wait=25`
    const waiting = fetch(`${address}/api/team/changes?${query}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(await isWaiting(waiting)).toBe(true)
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    expect((await waiting).status).toBe(200)
    expect(await ended).toEqual([0, null])
  } finally {
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  }
})

/** Returns whether a request has no reply after half a second. */
const isWaiting = (request: Promise<unknown>) =>
  Promise.race([request.then(() => false), new Promise(resolve => setTimeout(resolve, 500, true))])
