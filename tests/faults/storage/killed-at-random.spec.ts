import { expect, test } from '@playwright/test'
import { bugs } from '#tests/kill/bugs.ts'
import { printReport, runKills } from '#tests/kill/run.ts'
import { deploy } from '#tests/support/servers/site.ts'

const WRITES = 300

test('row 31: 300 writes over all domains, with the worker, the tabs and the browser killed at random: each acknowledged one is there once', async ({
  baseURL,
}, info) => {
  test.setTimeout(300_000)
  const report = await runKills(baseURL ?? '', info.outputPath('profile'), WRITES)
  printReport(report)
  const { lost, doubled, changed, refused } = report
  expect({ lost, doubled, changed, refused }).toEqual({ lost: [], doubled: [], changed: [], refused: [] })
  expect(Math.min(...Object.values(report.kills))).toBeGreaterThan(0)
})

test('row 31: such writes find a worker that ignores idempotency keys: rows are doubled', async () => {
  test.setTimeout(300_000)
  const site = await deploy()
  site.redeploy((path, content) => bugs['no-key']?.(path, content) ?? content)
  const report = await runKills(site.url, test.info().outputPath('profile'), WRITES / 2)
  printReport(report)
  expect(report.doubled.length).toBeGreaterThan(0)
  site.stop()
})
