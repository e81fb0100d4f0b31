import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Metrics } from '#server/http/metrics.ts'
import type { Store } from '#server/storage/open-store.ts'
import { storeInPostgresForTests } from '#server/testing/store-in-postgres.ts'
import { startForTests } from '#server/testing/team-for-tests.ts'
import { db } from '#sw/storage/db.ts'
import { uploadStore } from '#sw/uploads/store.ts'
import { freshServer } from '#tests/support/server.ts'
import { repeatJobs, runJobs } from './jobs.ts'

const HOUR_MS = 60 * 60 * 1000
let store: Store
let lines: string[] = []

beforeEach(async () => {
  store = await storeInPostgresForTests()
  await freshServer()
  lines = []
  vi.spyOn(process.stdout, 'write').mockImplementation(line => lines.push(String(line)) > 0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const logged = (event: string) => lines.map(line => JSON.parse(line)).filter(one => one.event === event)

it('the failure of a job is logged and counted, and the others run', async () => {
  const done: string[] = []
  const metrics = new Metrics()
  const jobs = {
    thrown: () => {
      throw new Error('immediately')
    },
    rejected: () => Promise.reject(new Error('later')),
    last: async () => done.push('last'),
  }
  await runJobs(jobs, metrics)
  await runJobs(jobs, metrics)
  expect(done).toEqual(['last', 'last'])
  expect(logged('failed').map(({ job }) => job)).toEqual(['thrown', 'rejected', 'thrown', 'rejected'])
  expect(logged('failed')[1].error).toContain('later')
  expect((await metrics.text()).trim().split('\n')).toEqual([
    'team_jobs_failed_total{job="thrown"} 2',
    'team_jobs_failed_total{job="rejected"} 2',
  ])
})

it('a run that takes longer than an hour delays the next one, and is awaited by the stop', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const ends: (() => void)[] = []
  const stop = repeatJobs({ slow: () => new Promise<void>(resolve => ends.push(resolve)) }, new Metrics())
  vi.advanceTimersByTime(HOUR_MS - 1)
  await Promise.resolve()
  expect(ends).toHaveLength(0)
  vi.advanceTimersByTime(2 * HOUR_MS)
  await vi.waitUntil(() => ends.length > 0)
  expect(ends).toHaveLength(1)
  let isStopped = false
  const stopped = stop().then(() => {
    isStopped = true
  })
  await Promise.resolve()
  expect(isStopped).toBe(false)
  ends[0]?.()
  await stopped
  expect(ends).toHaveLength(1)
})

it('each hour a server deletes old parts and unused bytes, also when removed rows cannot be forgotten', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await uploadStore.add('image/png', new ArrayBuffer(3))
  await db.fileContents.put({ id: 'unfinished/00000', mime: '', data: new ArrayBuffer(3) })
  const [{ id = '' } = {}] = await db.uploads.toArray()
  const since = "now() - interval '91 days'"
  await store.pool.query(`INSERT INTO unreferenced VALUES ('uploads', $1, ${since})`, [id])
  const server = await startForTests()
  await store.pool.query('ALTER TABLE days RENAME TO days_away')
  try {
    expect(await db.uploads.count()).toBe(1)
    vi.advanceTimersByTime(HOUR_MS)
    await vi.waitUntil(() => logged('swept').length > 0, { timeout: 20_000 })
    expect([await db.uploads.count(), await db.fileContents.get('unfinished/00000')]).toEqual([0, undefined])
    expect(logged('failed').map(({ job }) => job)).toEqual(['tombstones'])
    const metrics = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text()
    expect(metrics).toContain('team_swept_total{table="uploads"} 1\n')
    expect(metrics).toContain('team_jobs_failed_total{job="tombstones"} 1\n')
  } finally {
    await store.pool.query('ALTER TABLE days_away RENAME TO days')
    await server.stop()
  }
})
