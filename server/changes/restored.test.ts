import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTables } from '#server/storage/create-tables.ts'
import { noticeRestore } from './restored.ts'
import { versionsOf } from './tombstones.ts'

const address = process.env.OUTPOST_TEST_DATABASE ?? ''
const [, PGHOST = '', PGDATABASE = '', PGUSER = ''] = /^socket:(.+)\?db=(.+)&user=(.+)$/.exec(address) ?? []
const folder = mkdtempSync(join(tmpdir(), 'outpost-dump-'))
const file = join(folder, 'team.dump')
const pool = new Pool({ connectionString: address, options: '-c search_path=restored' })

function run(program: string, ...args: string[]) {
  execFileSync(program, args, { env: { ...process.env, PGHOST, PGDATABASE, PGUSER } })
}

beforeAll(async () => {
  await pool.query('DROP SCHEMA IF EXISTS restored CASCADE; CREATE SCHEMA restored')
  await createTables(pool)
  await noticeRestore(pool)
  await pool.query('UPDATE team SET version = 400')
})
afterAll(async () => {
  await pool.query('DROP SCHEMA restored CASCADE')
  await pool.end()
  rmSync(folder, { recursive: true })
})

it('a start without a restore leaves the versions', async () => {
  await noticeRestore(pool)
  expect(await versionsOf(pool)).toEqual({ version: 400, forgotten: 0 })
})

it('after a restore the cursor of every device is below what was forgotten, so each gets all rows again', async () => {
  run('pg_dump', '-Fc', '-n', 'restored', '-f', file)
  await pool.query('UPDATE team SET version = 500')
  run('pg_restore', '-d', PGDATABASE, '--clean', '--if-exists', '--single-transaction', file)
  expect((await versionsOf(pool)).version).toBe(400)
  await Promise.all([noticeRestore(pool), noticeRestore(pool)])
  await noticeRestore(pool)
  const { version, forgotten } = await versionsOf(pool)
  expect([version, forgotten]).toEqual([1_000_000_400, 1_000_000_400])
})
