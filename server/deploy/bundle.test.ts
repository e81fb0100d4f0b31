import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { schemaVersion } from '#src/contract/core/schema-version.ts'

it('the bundle needs no packages; after SIGTERM a waiting request gets its reply and the server ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outpost-bundle-'))
  execFileSync('npm', ['run', '-s', 'bundle:team', '--', '--outDir', folder, '--logLevel', 'error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const server = spawn(process.execPath, ['main.mjs'], {
    cwd: folder,
    env: { DATABASE: process.env.OUTPOST_TEST_DATABASE, PORT: '0', SCHEMA: 'bundle' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const address = await new Promise<string>((resolve, reject) => {
      server.stdout.on('data', lines => {
        const [started] = /http:\/\/[\d.:]+(?=\/api\/team)/.exec(String(lines)) ?? []
        if (started) resolve(started)
      })
      server.on('exit', code => reject(new Error(`The bundle ended with ${code}`)))
    })
    const metric = async (name: string) => {
      const text = await (await fetch(`${address}/metrics`)).text()
      return Number(new RegExp(`(?<=^${name} )\\d+$`, 'm').exec(text)?.[0])
    }
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    const joining = { email: 'staff@outpost.example', password: 'Outpost-2026', device: 'a', name: 'Quầy 1' }
    const joined = await fetch(`${address}/api/team/join`, {
      method: 'POST',
      body: JSON.stringify({ ...joining, schema: schemaVersion }),
    })
    const { token } = await joined.json()
    const query = `cursor=${await metric('team_version')}&device=a&schema=${schemaVersion}&wait=25`
    const waiting = fetch(`${address}/api/team/changes?${query}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    await expect.poll(() => metric('team_waiting_requests')).toBe(1)
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    expect((await waiting).status).toBe(200)
    expect(await ended).toEqual([0, null])
  } finally {
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  }
})
