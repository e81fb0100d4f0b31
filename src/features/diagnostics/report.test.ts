import { expect, it } from 'vitest'
import type { Diagnostics } from './load-diagnostics.ts'
import { reportFile, reportText } from './report.ts'

const facts: Diagnostics = {
  at: '2026-11-24T06:00:00.000Z',
  version: '0.1.0',
  browser: 'Browser/1.0',
  schema: 2,
  status: 'saved',
  isOnline: true,
  hub: 'connected',
  storage: { usage: 1000, quota: 5000, isPersisted: false, isReadyOffline: true },
  worker: { isControlling: true, active: 'activated', waiting: false, installing: false },
  installs: [{ build: 'abc', stored: 10, files: 12 }],
  stored: { schema: 2, tables: [{ table: 'tasks', rows: 17 }] },
  timings: { firstContent: 120, workerStart: 30, calls: [] },
  errors: Array.from({ length: 50 }, (_, index) => ({
    at: '2026-11-24T05:00:00.000Z',
    code: `E-${500 + index} failed`,
    screen: '/apps/tasks',
  })),
}

it('the file contains all facts', async () => {
  expect(JSON.parse(await reportFile(facts).text())).toEqual(facts)
})

it('a message keeps the own text, and has the last errors', () => {
  const text = reportText(facts, 'The till is slow.')
  expect(text).toMatch(/^The till is slow\.\n\n---/)
  expect(text).toContain('E-549 failed')
  expect(text).not.toContain('E-539 failed')
  expect(text.length).toBeLessThan(10_000)
})

it('a second report replaces the first one', () => {
  const once = reportText(facts, 'Slow.')
  expect(reportText(facts, once)).toBe(once)
})

it('a long message is kept whole, and its facts are cut', () => {
  const own = 'a'.repeat(9990)
  expect(reportText(facts, own)).toHaveLength(10_000)
  expect(reportText(facts, own).startsWith(own)).toBe(true)
})
